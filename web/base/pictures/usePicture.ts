import { useEffect, useRef, useState } from "react";
import {
	type Crop,
	isForeign,
	type PicturePurpose,
	readPictureAddress,
} from "#shared/base/pictures/pictures.rules.ts";
import { ApiError } from "../../core/calls/client.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { useFieldText } from "../../core/forms/fieldText.ts";
import { useText } from "../../core/language/messages.ts";
import { pictures } from "./pictures.client.ts";
import { pictureMessages } from "./pictures.messages.ts";
import { preparePicture, Unusable } from "./preparePicture.ts";
import { sendPicture } from "./sendPicture.ts";

type Chosen = { file: Blob; crop?: Crop };

type Field = {
	/** Address of the selected picture; empty for none. */
	value: string;
	onChange: (value: string) => void;
	ratio?: number;
	purpose: PicturePurpose;
};

/** Sends a chosen picture; leaving the page stops it. */
function useUpload({ ratio, purpose }: Pick<Field, "ratio" | "purpose">) {
	const [progress, setProgress] = useState(0);
	const way = useRef(new AbortController());
	useEffect(() => () => way.current.abort(), []);
	const upload = async ({ file, crop }: Chosen, key: string) => {
		way.current = new AbortController();
		setProgress(0);
		const { signal } = way.current;
		const prepared = await preparePicture(file, ratio);
		const wish = { ...prepared, purpose, ...(crop && { crop }) };
		return sendPicture(wish, key, { signal, onProgress: setProgress });
	};
	return { upload, progress, cancel: () => way.current.abort() };
}

/** Why a picture was refused. */
function useRefusalText() {
	const text = useText(pictureMessages);
	const fieldText = useFieldText();
	return (error: unknown) => {
		if (error instanceof Unusable) return text("picture.unusable");
		return fieldText(error instanceof ApiError ? error.body.fields?.url : undefined);
	};
}

/** Whether a stored picture has another shape than the field asks for. */
function hasOtherShape(address: string, ratio: number | undefined): boolean {
	const stored = readPictureAddress(address);
	return Boolean(ratio && stored && Math.abs(stored.width / stored.height - ratio) > 0.01);
}

/**
 * State and actions of a picture field: upload on selection, crop, fetch from another site, remove.
 */
export function usePicture({ value, onChange, ratio, purpose }: Field) {
	const { upload, progress, cancel } = useUpload({ ratio, purpose });
	const [preview, setPreview] = useState<string | null>(null);
	const [source, setSource] = useState<{ file: Blob; address: string } | null>(null);
	const [isCropping, setCropping] = useState(false);
	useEffect(() => () => URL.revokeObjectURL(preview ?? ""), [preview]);
	const words = useRefusalText();
	const send = useWrite({
		call: upload,
		words,
		begin: ({ file }) => {
			grab.reset();
			setPreview(URL.createObjectURL(file));
		},
		done: (address, { file }) => {
			setPreview(null);
			if (!address) return;
			setSource({ file, address });
			onChange(address);
		},
	});
	const grab = useWrite({
		call: (url: string, key) => pictures.fetch({ body: { purpose, url }, key }),
		words,
		begin: () => {
			send.reset();
			setPreview(null);
		},
		done: ({ fileUrl }) => {
			onChange(fileUrl);
			// Which part to keep can only be decided by the user, so the crop panel opens.
			if (hasOtherShape(fileUrl, ratio)) setCropping(true);
		},
	});
	/** The uncropped picture: the selected file, else the stored one. */
	const whole = async () =>
		source?.address === value
			? source.file
			: (await fetch(value, { credentials: "same-origin" })).blob();
	return {
		preview,
		/** Called if this browser cannot display the file. */
		hidePreview: () => setPreview(null),
		isBusy: send.isPending || grab.isPending,
		isFetching: grab.isPending,
		/** Uploaded fraction, from 0 to 1. */
		progress,
		/** The picture was uploaded or fetched here but the record is not saved yet. */
		isNew: send.isSuccess || grab.isSuccess,
		reason: send.reason ?? grab.reason,
		choose: (file: Blob) => send.mutate({ file }),
		again: send.isError && send.variables ? () => send.mutate(send.variables) : null,
		cancel,
		fetch: (url: string) => grab.mutate(url.trim()),
		remove: () => {
			send.reset();
			grab.reset();
			setPreview(null);
			setCropping(false);
			onChange("");
		},
		canCrop: value !== "" && !isForeign(value) && !send.isPending,
		crop: isCropping
			? {
					read: whole,
					cut: async (crop: Crop) => {
						setCropping(false);
						send.mutate({ file: await whole(), crop });
					},
				}
			: null,
		setCropping,
	};
}
