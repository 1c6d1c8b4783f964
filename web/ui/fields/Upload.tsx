import { type ChangeEvent, type ReactNode, useEffect, useId, useState } from "react";
import { Button } from "../Button.tsx";

/** A new file, "removed" to delete the current one, null to keep it. */
export type Choice = File | "removed" | null;

type Props = {
	/** Address of the current file; null without one. */
	current: string | null;
	/** Renders the preview from the address of the chosen or current picture. */
	children: (address: string | null) => ReactNode;
	/** Accepted file types, as in the `accept` attribute. */
	accept: string;
	/** Labels of the buttons. */
	choose: string;
	remove: string;
	/** Describes which files are accepted. */
	hint: string;
	onChoose: (choice: Choice) => void;
	/** Renders an editor for the chosen file, which passes its result to `done`. */
	edit?: (file: File, done: (edited: File) => void) => ReactNode;
};

/** Picks a picture, previews it before upload, and can remove it. */
export function Upload({ current, children, accept, choose, remove, hint, onChoose, edit }: Props) {
	const id = useId();
	const [preview, setPreview] = useState<string | null>(null);
	const [removed, setRemoved] = useState(false);
	const [edited, setEdited] = useState<File | null>(null);
	useEffect(() => () => URL.revokeObjectURL(preview ?? ""), [preview]);
	const image = preview ?? (removed ? null : current);
	const onRemove = () => {
		setPreview(null);
		setRemoved(true);
		setEdited(null);
		onChoose(current ? "removed" : null);
	};
	const take = (file: File | null) => {
		setPreview(file && URL.createObjectURL(file));
		setRemoved(false);
		onChoose(file);
	};
	const onChange = (event: ChangeEvent<HTMLInputElement>) => {
		const file = event.target.files?.[0] ?? null;
		take(file);
		setEdited(file);
	};
	const onEdited = (file: File) => {
		setEdited(null);
		take(file);
	};
	const picker = (
		<div className="row upload">
			{children(image)}
			<div className="stack">
				<p className="row">
					<label className="button">
						{choose}
						<input
							type="file"
							className="visually-hidden"
							aria-describedby={id}
							accept={accept}
							onChange={onChange}
						/>
					</label>
					{image && <Button onClick={onRemove}>{remove}</Button>}
				</p>
				<span className="small soft" id={id}>
					{hint}
				</span>
			</div>
		</div>
	);
	if (!edit) return picker;
	return (
		<div className="stack">
			{picker}
			{edited && edit(edited, onEdited)}
		</div>
	);
}
