import type { SamplesOf } from "../../core/samples.ts";
import { created } from "../records.ts";

const aboutSection = {
	titleEn: "Our dojos",
	titleAr: "أنديتنا",
	bodyEnMd: "**Nine**",
	bodyArMd: "**تسعة**",
};

export default {
	list: async () => ({}),
	get: async () => ({ params: await created("/about", aboutSection) }),
	create: async () => ({ body: aboutSection }),
	update: async () => ({
		params: await created("/about", aboutSection),
		body: { ...aboutSection, titleEn: "Our halls", version: 1 },
	}),
	remove: async () => ({ params: await created("/about", aboutSection) }),
} satisfies SamplesOf<"about">;
