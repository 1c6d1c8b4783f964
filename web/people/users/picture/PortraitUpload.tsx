import type { ComponentProps } from "react";
import { lazyPart } from "../../../core/lazyPart.tsx";
import { Upload } from "../../../ui/fields/Upload.tsx";
import { cropPicture } from "./shrinkPicture.ts";

const CropPanel = lazyPart(() => import("../../../base/pictures/CropPanel.tsx"));

type Props = Omit<ComponentProps<typeof Upload>, "accept" | "edit">;

/** Picks a portrait and lets people choose the square part that is shown. */
export const PortraitUpload = (props: Props) => (
	<Upload
		{...props}
		accept="image/jpeg,image/png,image/webp,image/avif"
		edit={(file, done) => (
			<CropPanel
				key={`${file.name} ${file.lastModified}`}
				ratio={1}
				read={async () => file}
				onCut={async (crop) => done(await cropPicture(file, crop))}
				onCancel={() => done(file)}
			/>
		)}
	/>
);
