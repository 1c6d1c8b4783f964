import { defineAudited } from "../../core/defineAudited.ts";

export default defineAudited({
	import: { en: "Import of members", ar: "استيراد أعضاء" },
});
