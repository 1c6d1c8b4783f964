import { type ChangeEvent, type ReactNode, useEffect, useId, useState } from "react";
import { Button } from "../Button.tsx";

/** A new file, "removed" for none any more, null for what is there already. */
export type Choice = File | "removed" | null;

type Props = {
	/** Address of what is there; null where nothing is. */
	current: string | null;
	/** Shows what would be there: the address of the chosen picture, or of the current one. */
	children: (address: string | null) => ReactNode;
	/** Types that may be chosen, as `accept` has them. */
	accept: string;
	/** What the buttons say. */
	choose: string;
	remove: string;
	/** Which files may be chosen. */
	hint: string;
	onChoose: (choice: Choice) => void;
};

/** Chooses a picture, shows it before it is sent, and takes it away again. */
export function Upload({ current, children, accept, choose, remove, hint, onChoose }: Props) {
	const id = useId();
	const [preview, setPreview] = useState<string | null>(null);
	const [removed, setRemoved] = useState(false);
	useEffect(() => () => URL.revokeObjectURL(preview ?? ""), [preview]);
	const shown = preview ?? (removed ? null : current);
	const onRemove = () => {
		setPreview(null);
		setRemoved(true);
		onChoose(current ? "removed" : null);
	};
	const onChange = (event: ChangeEvent<HTMLInputElement>) => {
		const file = event.target.files?.[0] ?? null;
		setPreview(file && URL.createObjectURL(file));
		setRemoved(false);
		onChoose(file);
	};
	return (
		<div className="row upload">
			{children(shown)}
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
					{shown && <Button onClick={onRemove}>{remove}</Button>}
				</p>
				<span className="small soft" id={id}>
					{hint}
				</span>
			</div>
		</div>
	);
}
