import {
	type ClipboardEvent,
	type ComponentProps,
	type DragEvent,
	useId,
	useRef,
	useState,
} from "react";
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
import { useDelayedSubmit } from "./useDelayedSubmit.ts";
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

type Uploading = ReturnType<typeof usePicture>;

const pictureOf = (files: FileList | undefined | null) =>
	[...(files ?? [])].find(({ type }) => type.startsWith("image/"));

function Progress({ picture }: { picture: Uploading }) {
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

/** The picture, or where it is if it is not stored here. */
function Preview({
	value,
	orLink,
	picture,
	onMissing,
}: {
	value: string;
	orLink?: boolean;
	picture: Uploading;
	onMissing: () => void;
}) {
	if (picture.preview) {
		return (
			<img className="picture-preview" src={picture.preview} alt="" onError={picture.hidePreview} />
		);
	}
	if (value !== "" && isForeign(value))
		return <Elsewhere value={value} orLink={orLink} onFetch={() => picture.fetch(value)} />;
	return (
		<Picture className="picture-preview" src={value} alt="" sizes="20rem" onMissing={onMissing} />
	);
}

type ToolsProps = {
	value: string;
	picture: Uploading;
	/** The props of the file input that come from the form and its texts. */
	input: ComponentProps<"input">;
	onFile: (file: File | undefined) => void;
	/** Whether the field for an address is open. */
	isTyping: boolean;
	onTyping: (isTyping: boolean) => void;
};

/** The buttons that choose, crop and remove the picture. */
function Tools({ value, picture, input, onFile, isTyping, onTyping }: ToolsProps) {
	const text = useText(pictureMessages);
	return (
		<p className="row">
			<label className="button">
				{text(value ? "picture.change" : "picture.choose")}
				<input
					type="file"
					className="visually-hidden"
					accept="image/*"
					{...input}
					onChange={(event) => {
						onFile(event.target.files?.[0]);
						// Allows choosing the same file again.
						event.target.value = "";
					}}
				/>
			</label>
			{picture.canCrop && (
				<Button onClick={() => picture.setCropping(true)}>{text("picture.crop")}</Button>
			)}
			{value && <Button onClick={picture.remove}>{text("picture.remove")}</Button>}
			<Button kind="link" aria-expanded={isTyping} onClick={() => onTyping(!isTyping)}>
				{text("picture.byAddress")}
			</Button>
		</p>
	);
}

/** Takes a picture that is dropped onto the field or pasted into it. */
function useDropAndPaste(take: (file: File | undefined) => void) {
	const [isOver, setOver] = useState(false);
	return {
		className: isOver ? "field picture-field over" : "field picture-field",
		onDragOver: (event: DragEvent) => {
			event.preventDefault();
			setOver(true);
		},
		onDragLeave: () => setOver(false),
		onDrop: (event: DragEvent) => {
			event.preventDefault();
			setOver(false);
			take(pictureOf(event.dataTransfer.files));
		},
		onPaste: (event: ClipboardEvent) => {
			const file = pictureOf(event.clipboardData.files);
			if (!file) return;
			event.preventDefault();
			take(file);
		},
	};
}

/** What the field says below the picture: its size or a hint, and whether it is stored. */
function Hints({
	id,
	value,
	hint,
	picture,
}: {
	id: string;
	value: string;
	hint?: string;
	picture: Uploading;
}) {
	const text = useText(pictureMessages);
	const { isBusy, isNew } = picture;
	const stored = readPictureAddress(value);
	return (
		<>
			<span className="hint" id={`${id}-hint`}>
				{stored && !isBusy
					? text("picture.size", { width: stored.width, height: stored.height })
					: (hint ?? text("picture.hint"))}
			</span>
			<span className="hint" role="status">
				{isNew && value && !isBusy && text("picture.here")}
			</span>
		</>
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
	const [missing, setMissing] = useState<string | null>(null);
	const { isBusy, crop, reason } = picture;
	useDelayedSubmit(place, isBusy, reason === undefined);
	const wrong = useFieldText()(
		reason ?? fieldState.error?.message ?? (missing === value && value ? text("picture.gone") : ""),
	);
	const take = (file: File | undefined) => {
		if (file && !isBusy) picture.choose(file);
		if (file) setTyping(false);
	};
	const keepLink = (url: string) => {
		picture.remove();
		onChange(url);
	};
	return (
		<fieldset ref={place} aria-labelledby={`${id}-label`} {...useDropAndPaste(take)}>
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
					<Preview
						value={value}
						orLink={orLink}
						picture={picture}
						onMissing={() => setMissing(value)}
					/>
					{isBusy ? (
						<Progress picture={picture} />
					) : (
						<Tools
							value={value}
							picture={picture}
							input={{
								ref: field.ref,
								onBlur: field.onBlur,
								"aria-describedby": `${id}-hint ${id}-error`,
								"aria-invalid": wrong ? true : undefined,
							}}
							onFile={take}
							isTyping={isTyping}
							onTyping={setTyping}
						/>
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
			<Hints id={id} value={value} hint={hint} picture={picture} />
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
