import { defineAudited } from "../../core/defineAudited.ts";

export default defineAudited({ classDraw: { en: "Draw", ar: "قرعة", admins: true } });
