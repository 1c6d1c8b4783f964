import type { Names } from "./names.ts";

/** The steps that the generator leaves to the author of a new domain. */
export const describeManualSteps = ({
	area,
	folder,
	one,
	Ones,
	words,
	word,
}: Names) => `Still to be done by hand:
- Fields: title, content and picture stand for what ${words} have. The types lead from
  shared/${area}/${folder}/${folder}.schema.ts through entity, service, dialog and tests.
- Words: web/${area}/${folder}/manage${Ones}.messages.ts says "${word}" in English, and in Arabic عنصر ("item").
  So do ${folder}.messages.ts, ${folder}.pages.ts, ${folder}.admin.ts and ${folder}.audit.ts beside it.
- Page: web/${area}/${folder}/${Ones}Page.tsx shows all of them, read in the browser. To render it ahead, name what it shows
  in shared/pages.ts and in functions/${area}/${folder}/${folder}.domain.ts (pages), read it and say which changes affect it in ${folder}.page-data.ts (CONTRIBUTING.md, "A page"), and
  give it to the page (${one}Kind.pages) in ${folder}.rendered.ts.
- Data: dataClass in functions/${area}/${folder}/${folder}.domain.ts says that everybody sees them; demo data are
  a table in local/demo, as local/demo/content/news.csv with news.ts beside it, and are written by local/demo/fill.ts.
- If other domains refer to ${words}: their id belongs in shared/core/ids.ts.
- If two ${words} may not have the same name: the error's code belongs in wordsOfRepeats of
  functions/core/table/audited-transaction.ts, so that a repeated call gets its first answer.
- If the audit log shall name ${words} by their ids: a *.names.ts, with its line in functions/${area}/names.ts.
- If ${words} are counted: a *.counts.ts, with its line in functions/${area}/counts.ts.
- If a write touches more records than one transaction holds: steps, as in functions/people/dojos.`;
