import { defineNames } from "../../base/history/defineNames.ts";
import { findJudges } from "./judges.service.ts";

export const judgesNames = defineNames({ judge: { find: findJudges } });
