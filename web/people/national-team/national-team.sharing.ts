import type { Athlete } from "#shared/people/national-team/national-team.schema.ts";
import { defineSharing, sharingOf } from "../../core/defineSharing.ts";
import { athletePerson } from "./athlete.json-ld.ts";

export default defineSharing({ player: sharingOf<Athlete>({ jsonLd: athletePerson }) });
