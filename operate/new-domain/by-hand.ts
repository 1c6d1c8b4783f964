import type { Names } from "./names.ts";

/** The steps that the generator leaves to the author of a new domain. */
export const byHand = ({ folder, ones, Ones, words, word }: Names) => `Still to be done by hand:
- Area: the folders are in content. If ${words} belong to another area, move them and their lines in shared/content/routes.ts and functions/content/domains.ts.
- Fields: title, content and picture stand for what ${words} have. The types lead from
  shared/content/${folder}/${folder}.schema.ts through entity, form, dialog and tests.
- Words: web/content/${folder}/manage${Ones}.messages.ts says "${word}" in English, and in Arabic عنصر ("item").
  So do web/content/${folder}/${folder}.admin.ts and ${folder}.audit.ts.
- Page, if visitors see ${words}: an entry in shared/pages.ts. Where it is rendered ahead, also pages
  in functions/content/${folder}/${folder}.domain.ts, and what it shows in functions/platform/pages and web/app/loading/prefill.ts (${ones}Query).
- Data: dataClass in functions/content/${folder}/${folder}.domain.ts says that everybody sees them; demo data lie in local/demo.`;
