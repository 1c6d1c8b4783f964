import { firstOrder } from "#shared/content/about/about.rules.ts";
import {
	betweenFields,
	bilingualField,
	fieldRow,
	orderField,
	pairField,
	pictureField,
} from "../../base/records/form/recordFields.tsx";
import { useRecordWords } from "../../base/records/kind/recordWords.ts";
import type { TextOf } from "../../core/language/messages.ts";
import { lazyPart } from "../../core/lazyPart.tsx";
import { CopyPictures } from "./CopyPictures.tsx";
import { manageAboutMessages } from "./manageAbout.messages.ts";

const Markdown = lazyPart(async () => ({
	default: (await import("../../ui/texts/Markdown.tsx")).Markdown,
}));

const bodies = ["bodyEnMd", "bodyArMd"] as const;

/**
 * The fields of a section.
 * @param order what a sort order becomes that is not a number
 */
export const sectionFields = (text: TextOf<typeof manageAboutMessages>, order = firstOrder) =>
	[
		bilingualField("title", text("manageAbout.headline")),
		betweenFields("help", () => <p className="small soft">{text("manageAbout.help")}</p>),
		pairField(bodies, text("manageAbout.content"), {
			rows: 8,
			preview: (body) => <Markdown under={3}>{body}</Markdown>,
		}),
		betweenFields("pictures", ({ form }) => (
			<CopyPictures
				texts={{ bodyEnMd: form.watch("bodyEnMd"), bodyArMd: form.watch("bodyArMd") }}
				onCopied={(texts) => {
					for (const name of bodies)
						form.setValue(name, texts[name], { shouldDirty: true, shouldValidate: true });
				}}
			/>
		)),
		fieldRow(
			pictureField("photoUrl", text("manageAbout.photo")),
			orderField("sortOrder", firstOrder, order),
		),
	] as const;

/** The texts about sections. */
export const useSectionWords = () =>
	useRecordWords(manageAboutMessages, "manageAbout", { isTitled: true });

/** Bilingual fields of a section. */
export const aboutTexts = ["title", "content"] as const;
