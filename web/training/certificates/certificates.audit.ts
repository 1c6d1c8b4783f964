import { defineAudited } from "../../core/defineAudited.ts";

export default defineAudited({
	certificate: { en: "Certificate", ar: "شهادة" },
});
