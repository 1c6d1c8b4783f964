import { foreignPicturesIn } from "#shared/content/about/about.rules.ts";
import { pictures } from "../../base/pictures/pictures.client.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { useText } from "../../core/language/messages.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice, Wrong } from "../../ui/states/Notice.tsx";
import { manageAboutMessages } from "./manageAbout.messages.ts";

type Texts = Record<"bodyEnMd" | "bodyArMd", string>;

/**
 * Offers to copy pictures of other sites, which the texts of a section show, to this site: pages may
 * show only pictures of this site.
 */
export function CopyPictures({ texts, onCopied }: { texts: Texts; onCopied: (to: Texts) => void }) {
	const text = useText(manageAboutMessages);
	const foreign = foreignPicturesIn(`${texts.bodyEnMd}\n\n${texts.bodyArMd}`);
	const copy = useWrite({
		call: async () => {
			let copied = texts;
			for (const url of foreign) {
				const { fileUrl } = await pictures.fetch({ body: { purpose: "page", url } });
				const withCopy = (one: string) => one.replaceAll(url, fileUrl);
				copied = { bodyEnMd: withCopy(copied.bodyEnMd), bodyArMd: withCopy(copied.bodyArMd) };
			}
			return copied;
		},
		done: onCopied,
	});
	if (foreign.length === 0) return null;
	return (
		<Notice className="stack">
			<p>{text("manageAbout.foreign", { count: foreign.length })}</p>
			<Wrong>{copy.reason}</Wrong>
			<p>
				<Button disabled={copy.isPending} onClick={() => copy.mutate()}>
					{text(copy.isPending ? "manageAbout.copying" : "manageAbout.copy")}
				</Button>
			</p>
		</Notice>
	);
}
