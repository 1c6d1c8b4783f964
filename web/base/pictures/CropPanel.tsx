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

/** An address of the picture while the panel is open; null until it is read. */
function useAddressOf(read: () => Promise<Blob>, onFailed: () => void): string | null {
	const [address, setAddress] = useState<string | null>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the picture that it was opened with.
	useEffect(() => {
		let made: string | undefined;
		let closed = false;
		read().then((file) => {
			if (closed) return;
			made = URL.createObjectURL(file);
			setAddress(made);
		}, onFailed);
		return () => {
			closed = true;
			if (made) URL.revokeObjectURL(made);
		};
	}, []);
	return address;
}

type FrameProps = Pick<Props, "read"> & {
	/** Width / height; null for that of the picture. */
	ratio: number | null;
	zoom: number;
	onZoom: (zoom: number) => void;
	onPart: (part: Crop) => void;
	onFailed: () => void;
};

/** The picture with the frame that is moved over it. */
function CropFrame({ read, ratio, zoom, onZoom, onPart, onFailed }: FrameProps) {
	const text = useText(pictureMessages);
	const address = useAddressOf(read, onFailed);
	const [at, setAt] = useState({ x: 0, y: 0 });
	const [own, setOwn] = useState(0);
	return (
		<div className="crop-space" dir="ltr">
			{address ? (
				<Cropper
					image={address}
					crop={at}
					zoom={zoom}
					maxZoom={most}
					aspect={ratio ?? (own || 4 / 3)}
					keyboardStep={8}
					zoomWithScroll
					cropperProps={{ role: "group", "aria-label": text("picture.part") }}
					onCropChange={setAt}
					onZoomChange={onZoom}
					onMediaLoaded={({ naturalWidth, naturalHeight }) => setOwn(naturalWidth / naturalHeight)}
					onCropComplete={({ x, y, width, height }) =>
						onPart({ x: x / 100, y: y / 100, width: width / 100, height: height / 100 })
					}
				/>
			) : (
				<Loading />
			)}
		</div>
	);
}

type ShapeProps = {
	/** Width / height; null for that of the picture. */
	chosen: number | null;
	onChoose: (ratio: number | null) => void;
};

function ShapeField({ chosen, onChoose }: ShapeProps) {
	const text = useText(pictureMessages);
	const { formatNumber } = useIntl();
	const id = useId();
	return (
		<div className="row" role="radiogroup" aria-label={text("picture.shape")}>
			<label className="crop-ratio">
				<input type="radio" name={id} checked={chosen === null} onChange={() => onChoose(null)} />
				{text("picture.asItIs")}
			</label>
			{shapes.map(([width, height]) => (
				<label key={width / height} className="crop-ratio">
					<input
						type="radio"
						name={id}
						checked={chosen === width / height}
						onChange={() => onChoose(width / height)}
					/>
					<Written>{`${formatNumber(width)}:${formatNumber(height)}`}</Written>
				</label>
			))}
		</div>
	);
}

/** Crops a picture: drag or arrow keys move the frame, a slider resizes it. */
export default function CropPanel({ read, ratio, onCut, onCancel }: Props) {
	const text = useText(pictureMessages);
	const [zoom, setZoom] = useState(1);
	const [chosen, setChosen] = useState<number | null>(null);
	const [part, setPart] = useState<Crop | null>(null);
	return (
		<div className="crop stack">
			<CropFrame
				read={read}
				ratio={ratio ?? chosen}
				{...{ zoom, onZoom: setZoom, onPart: setPart, onFailed: onCancel }}
			/>
			{!ratio && <ShapeField chosen={chosen} onChoose={setChosen} />}
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
