const longestSide = 1024;

/**
 * Shrinks a picture for upload and converts it to JPEG; returns the file itself if the browser
 * cannot read it.
 */
export async function shrinkPicture(file: File): Promise<Blob> {
	try {
		const bitmap = await createImageBitmap(file);
		const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
		const canvas = document.createElement("canvas");
		canvas.width = Math.max(1, Math.round(bitmap.width * scale));
		canvas.height = Math.max(1, Math.round(bitmap.height * scale));
		canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
		return await new Promise<Blob>((done) =>
			canvas.toBlob((blob) => done(blob ?? file), "image/jpeg", 0.9),
		);
	} catch {
		// The server then explains what is wrong with the file.
		return file;
	}
}
