import { defineSharing } from "../../core/defineSharing.ts";
import { describeOrganization } from "./federation.json-ld.ts";

export default defineSharing({
	home: { jsonLd: (_, described) => describeOrganization(described) },
});
