import { useState } from "react";
import type { Passport } from "#shared/community/passport/passport.schema.ts";
import { federationName } from "#shared/core/federation.ts";
import { useBeltName } from "../../base/ranks/useBeltName.ts";
import { useLocale } from "../../core/language/messages.ts";
import { namesInScripts } from "../../people/users/names.ts";

/** Opens the device's own way to share a picture if it has one, or else saves it. */
async function handOver(picture: Blob, name: string) {
	const file = new File([picture], name, { type: picture.type });
	if (matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ files: [file] })) {
		await navigator.share({ files: [file] });
		return;
	}
	const link = document.createElement("a");
	link.href = URL.createObjectURL(file);
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

export type ShareState = "ready" | "drawing" | "saved" | "failed";

const isAborted = (error: unknown) => error instanceof DOMException && error.name === "AbortError";

/** Draws and hands over the picture of a passport. */
export function useShareCard({ person }: Passport) {
	const locale = useLocale();
	const beltName = useBeltName();
	const [state, setState] = useState<ShareState>("ready");
	const share = async () => {
		setState("drawing");
		try {
			const { drawShareCard } = await import("./drawShareCard.ts");
			const picture = await drawShareCard({
				names: namesInScripts(person, locale),
				belt: person.currentBelt,
				rank: beltName(person.currentBelt),
				federation: federationName[locale],
				locale,
			});
			await handOver(picture, "belt.png");
			setState("saved");
		} catch (error) {
			// Who closes the share dialog of the device has changed their mind; nothing failed.
			setState(isAborted(error) ? "ready" : "failed");
		}
	};
	return { state, share };
}
