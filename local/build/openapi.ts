import { writeFileSync } from "node:fs";
import { api } from "#shared/api.ts";
import { openApi } from "#shared/core/http/openapi.ts";

writeFileSync("docs/openapi.json", `${JSON.stringify(openApi(api), null, 2)}\n`);
