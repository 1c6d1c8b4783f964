import { type ClipboardEvent, type DragEvent, useId, useRef, useState } from "react";
import { type FieldValues, type Path, type UseFormReturn, useController } from "react-hook-form";
import {
	isForeign,
	type PicturePurpose,
	readPictureAddress,
} from "#shared/base/pictures/pictures.rules.ts";
import { useFieldText } from "../../core/forms/fieldText.ts";
import { useText } from "../../core/language/messages.ts";
import { LazyParts, lazyPart } from "../../core/lazyPart.tsx";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/fields/Field.tsx";
import { Loading } from "../../ui/states/Loading.tsx";
import { Picture } from "./Picture.tsx";
import { pictureMessages } from "./pictures.messages.ts";
import { useHeldSubmit } from "./useHeldSubmit.ts";
import { usePicture } from "./usePicture.ts";
import "./picture-field.css";

const CropPanel = lazyPart(() => import("./CropPanel.tsx"));

type Props<Values extends FieldValues> = {
	form: UseFormReturn<Values>;
	/** The field with the picture's address; empty for none. */
	name: Path<Values>;
	label: string;
	hint?: string;
	/** Fixed aspect ratio (width / height) of the stored picture, if any. */
	ratio?: number;
	/** A person's portrait or, by default, an editorial picture. */
	purpose?: PicturePurpose;
	/** Also accepts and keeps an address that is not a picture, such as a PDF. */
	orLink?: boolean;
};

const pictureOf = (files: FileList | undefined | null) =>
	[...(files ?? [])].find(({ type }) => type.startsWith("image/"));

function Progress({ picture }: { picture: ReturnType<typeof usePicture> }) {
	const text = useText(pictureMessages);
	const { isFetching, progress, cancel } = picture;
	const isSent = isFetching || progress === 1;
	const label = text(
		isFetching ? "picture.fetching" : isSent ? "picture.finishing" : "picture.sending",
	);
	return (
		<div className="row picture-progress">
			<progress aria-label={label} {...(!isSent && { value: progress })} />
			<span className="small" role="status">
				{label}
			</span>
			{!isFetching && <Button onClick={cancel}>{text("picture.cancel")}</Button>}
		</div>
	);
}

type AddressProps = {
	typed: string;
	onType: (typed: string) => void;
	onFetch: (url: string) => void;
	onLink?: (url: string) => void;
};

/** Alternative to uploading: the picture's address on another site. */
function AddressForm({ typed, onType, onFetch, onLink }: AddressProps) {
	const text = useText(pictureMessages);
	const isBlank = typed.trim() === "";
	return (
		<div className="stack picture-address">
			<Field
				label={text("picture.address")}
				hint={text("picture.addressHint")}
				type="url"
				inputMode="url"
				dir="ltr"
				value={typed}
				onChange={(event) => onType(event.target.value)}
				onKeyDown={(event) => {
					if (event.key !== "Enter") return;
					// Keeps Enter from submitting the surrounding form.
					event.preventDefault();
					if (!isBlank) onFetch(typed);
				}}
			/>
			<p className="row">
				<Button disabled={isBlank} onClick={() => onFetch(typed)}>
					{text("picture.fetch")}
				</Button>
				{onLink && (
					<Button disabled={isBlank} onClick={() => onLink(typed.trim())}>
						{text("picture.keepLink")}
					</Button>
				)}
			</p>
		</div>
	);
}

/**
 * A current value that is not a stored picture: a link, or an external picture that visitors don't
 * see.
 */
function Elsewhere({
	value,
	orLink,
	onFetch,
}: {
	value: string;
	orLink?: boolean;
	onFetch: () => void;
}) {
	const text = useText(pictureMessages);
	return (
		<div className="stack">
			<a href={value} dir="ltr" className="picture-link" target="_blank" rel="noreferrer">
				{value}
			</a>
			{!orLink && (
				<>
					<p className="small">{text("picture.elsewhere")}</p>
					<p>
						<Button onClick={onFetch}>{text("picture.fetchThis")}</Button>
					</p>
				</>
			)}
		</div>
	);
}

/** Chooses a record's picture: a selected, dropped or pasted file, or one from another site. */
export function PictureField<Values extends FieldValues>({
	form,
	name,
	label,
	hint,
	ratio,
	purpose = "page",
	orLink,
}: Props<Values>) {
	const text = useText(pictureMessages);
	const id = useId();
	const place = useRef<HTMLFieldSetElement>(null);
	const { field, fieldState } = useController({ control: form.control, name });
	const value = String(field.value ?? "");
	const [isTyping, setTyping] = useState(false);
	const [typed, setTyped] = useState("");
	const onChange = (address: string) => {
		field.onChange(address);
		setTyping(false);
		setTyped("");
	};
	const picture = usePicture({ value, onChange, ratio, purpose });
	const [isOver, setOver] = useState(false);
	const [gone, setGone] = useState<string | null>(null);
	const { isBusy, preview, crop, reason } = picture;
	useHeldSubmit(place, isBusy, reason === undefined);
	const wrong = useFieldText()(
		reason ?? fieldState.error?.message ?? (gone === value && value ? text("picture.gone") : ""),
	);
	const kept = readPictureAddress(value);
	const isElsewhere = value !== "" && isForeign(value);
	const take = (file: File | undefined) => {
		if (file && !isBusy) picture.choose(file);
		if (file) setTyping(false);
	};
	const keepLink = (url: string) => {
		picture.remove();
		onChange(url);
	};
	const onDrop = (event: DragEvent) => {
		event.preventDefault();
		setOver(false);
		take(pictureOf(event.dataTransfer.files));
	};
	const onPaste = (event: ClipboardEvent) => {
		const file = pictureOf(event.clipboardData.files);
		if (!file) return;
		event.preventDefault();
		take(file);
	};
	return (
		<fieldset
			ref={place}
			className={isOver ? "field picture-field over" : "field picture-field"}
			aria-labelledby={`${id}-label`}
			onDragOver={(event) => {
				event.preventDefault();
				setOver(true);
			}}
			onDragLeave={() => setOver(false)}
			onDrop={onDrop}
			onPaste={onPaste}
		>
			<span className="label" id={`${id}-label`}>
				{label}
			</span>
			{crop ? (
				<LazyParts fallback={<Loading />}>
					<CropPanel
						read={crop.read}
						ratio={ratio}
						onCut={crop.cut}
						onCancel={() => picture.setCropping(false)}
					/>
				</LazyParts>
			) : (
				<>
					{preview ? (
						<img className="picture-preview" src={preview} alt="" onError={picture.hidePreview} />
					) : isElsewhere ? (
						<Elsewhere value={value} orLink={orLink} onFetch={() => picture.fetch(value)} />
					) : (
						<Picture
							className="picture-preview"
							src={value}
							alt=""
							sizes="20rem"
							onGone={() => setGone(value)}
						/>
					)}
					{isBusy ? (
						<Progress picture={picture} />
					) : (
						<p className="row">
							<label className="button">
								{text(value ? "picture.change" : "picture.choose")}
								<input
									ref={field.ref}
									type="file"
									className="visually-hidden"
									accept="image/*"
									aria-describedby={`${id}-hint ${id}-error`}
									aria-invalid={wrong ? true : undefined}
									onBlur={field.onBlur}
									onChange={(event) => {
										take(event.target.files?.[0]);
										// Allows choosing the same file again.
										event.target.value = "";
									}}
								/>
							</label>
							{picture.canCrop && (
								<Button onClick={() => picture.setCropping(true)}>{text("picture.crop")}</Button>
							)}
							{value && <Button onClick={picture.remove}>{text("picture.remove")}</Button>}
							<Button kind="link" aria-expanded={isTyping} onClick={() => setTyping(!isTyping)}>
								{text("picture.byAddress")}
							</Button>
						</p>
					)}
					{isTyping && !isBusy && (
						<AddressForm
							typed={typed}
							onType={setTyped}
							onFetch={picture.fetch}
							onLink={orLink ? keepLink : undefined}
						/>
					)}
				</>
			)}
			<span className="hint" id={`${id}-hint`}>
				{kept && !isBusy
					? text("picture.size", { width: kept.width, height: kept.height })
					: (hint ?? text("picture.hint"))}
			</span>
			<span className="hint" role="status">
				{picture.isNew && value && !isBusy && text("picture.here")}
			</span>
			<span className="wrong" id={`${id}-error`} role="alert" hidden={!wrong}>
				{wrong}
			</span>
			{picture.again && !isBusy && (
				<p>
					<Button onClick={picture.again}>{text("picture.again")}</Button>
				</p>
			)}
		</fieldset>
	);
}
