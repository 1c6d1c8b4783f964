import { PictureField } from "../../base/pictures/PictureField.tsx";
import { BilingualField } from "../../base/records/BilingualField.tsx";
import { OrderField } from "../../base/records/OrderField.tsx";
import { usePairLabels, type useRecordDialog } from "../../base/records/useRecordDialog.ts";
import { useText } from "../../core/language/messages.ts";
import { lazyPart } from "../../core/lazyPart.tsx";
import type { AboutValues } from "./aboutForm.ts";
import { CopyPictures } from "./CopyPictures.tsx";
import { manageAboutMessages } from "./manageAbout.messages.ts";

const Markdown = lazyPart(async () => ({
	default: (await import("../../ui/texts/Markdown.tsx")).Markdown,
}));

/** Labels of the fields, also for conflicts. */
export function useLabels() {
	const text = useText(manageAboutMessages);
	const labelsOf = usePairLabels();
	return {
		...labelsOf(["titleEn", "titleAr"], text("manageAbout.headline")),
		...labelsOf(["bodyEnMd", "bodyArMd"], text("manageAbout.content")),
		photoUrl: text("manageAbout.photo"),
		sortOrder: text("manageAbout.sortOrder"),
	};
}

type Form = ReturnType<typeof useRecordDialog<AboutValues, unknown, unknown>>;

/** The fields of a section. `order`: what a sort order becomes that is not a number. */
export function AboutSectionFields({
	form,
	field,
	order,
}: Pick<Form, "form" | "field"> & { order: number }) {
	const text = useText(manageAboutMessages);
	return (
		<>
			<BilingualField
				form={form}
				fields={{ en: "titleEn", ar: "titleAr" }}
				label={text("manageAbout.headline")}
			/>
			<p className="small soft">{text("manageAbout.help")}</p>
			<BilingualField
				form={form}
				fields={{ en: "bodyEnMd", ar: "bodyArMd" }}
				label={text("manageAbout.content")}
				rows={8}
				preview={(body) => <Markdown under={3}>{body}</Markdown>}
			/>
			<CopyPictures
				texts={{ bodyEnMd: form.watch("bodyEnMd"), bodyArMd: form.watch("bodyArMd") }}
				onCopied={(texts) => {
					for (const name of ["bodyEnMd", "bodyArMd"] as const)
						form.setValue(name, texts[name], { shouldDirty: true, shouldValidate: true });
				}}
			/>
			<div className="side-by-side">
				<PictureField form={form} name="photoUrl" label={text("manageAbout.photo")} />
				<OrderField form={form} fallback={String(order)} {...field("sortOrder")} />
			</div>
		</>
	);
}
