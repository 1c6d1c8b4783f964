import { useEffect, useId, useState } from "react";
import Cropper from "react-easy-crop";
import { useIntl } from "react-intl";
import type { Crop } from "#shared/base/pictures/pictures.rules.ts";
import { useText } from "../../core/language/messages.ts";
import { Button } from "../../ui/Button.tsx";
import { Loading } from "../../ui/states/Loading.tsx";
import { Written } from "../../ui/texts/Written.tsx";
import { pictureMessages } from "./pictures.messages.ts";
import "./picture-field.css";

type Props = {
	/** Reads the picture to crop. */
	read: () => Promise<Blob>;
	/** Fixed aspect ratio (width / height), if any. */
	ratio?: number;
	onCut: (crop: Crop) => void;
	onCancel: () => void;
};

const shapes = [
	[16, 9],
	[4, 3],
	[1, 1],
	[3, 4],
] as const;

const most = 4;

/** Crops a picture: drag or arrow keys move the frame, a slider resizes it. */
export default function CropPanel({ read, ratio, onCut, onCancel }: Props) {
	const text = useText(pictureMessages);
	const { formatNumber } = useIntl();
	const id = useId();
	const [address, setAddress] = useState<string | null>(null);
	const [at, setAt] = useState({ x: 0, y: 0 });
	const [zoom, setZoom] = useState(1);
	const [own, setOwn] = useState(0);
	const [chosen, setChosen] = useState<number | null>(null);
	const [part, setPart] = useState<Crop | null>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the picture that it was opened with.
	useEffect(() => {
		let made: string | undefined;
		let closed = false;
		read().then((file) => {
			if (closed) return;
			made = URL.createObjectURL(file);
			setAddress(made);
		}, onCancel);
		return () => {
			closed = true;
			if (made) URL.revokeObjectURL(made);
		};
	}, []);
	const aspect = ratio ?? chosen ?? (own || 4 / 3);
	return (
		<div className="crop stack">
			<div className="crop-space" dir="ltr">
				{address ? (
					<Cropper
						image={address}
						crop={at}
						zoom={zoom}
						maxZoom={most}
						aspect={aspect}
						keyboardStep={8}
						zoomWithScroll
						cropperProps={{ role: "group", "aria-label": text("picture.part") }}
						onCropChange={setAt}
						onZoomChange={setZoom}
						onMediaLoaded={({ naturalWidth, naturalHeight }) =>
							setOwn(naturalWidth / naturalHeight)
						}
						onCropComplete={({ x, y, width, height }) =>
							setPart({ x: x / 100, y: y / 100, width: width / 100, height: height / 100 })
						}
					/>
				) : (
					<Loading />
				)}
			</div>
			{!ratio && (
				<div className="row" role="radiogroup" aria-label={text("picture.shape")}>
					<label className="crop-ratio">
						<input
							type="radio"
							name={id}
							checked={chosen === null}
							onChange={() => setChosen(null)}
						/>
						{text("picture.asItIs")}
					</label>
					{shapes.map(([width, height]) => (
						<label key={width / height} className="crop-ratio">
							<input
								type="radio"
								name={id}
								checked={chosen === width / height}
								onChange={() => setChosen(width / height)}
							/>
							<Written>{`${formatNumber(width)}:${formatNumber(height)}`}</Written>
						</label>
					))}
				</div>
			)}
			<label className="row crop-zoom">
				{text("picture.zoom")}
				<input
					type="range"
					min={1}
					max={most}
					step={0.05}
					value={zoom}
					onChange={(event) => setZoom(Number(event.target.value))}
				/>
			</label>
			<p className="row">
				<Button kind="primary" disabled={!part} onClick={() => part && onCut(part)}>
					{text("picture.cut")}
				</Button>
				<Button onClick={onCancel}>{text("picture.cancel")}</Button>
			</p>
		</div>
	);
}
