import { type ChangeEvent, useId, useRef, useState } from "react";
import { columnName, exampleRow, importFields } from "#shared/community/imports/imports.columns.ts";
import { mostRows } from "#shared/community/imports/imports.rules.ts";
import { type Locale, locales } from "#shared/core/locales.ts";
import { isolateName } from "../../../core/language/langOf.ts";
import { useText } from "../../../core/language/messages.ts";
import { Button } from "../../../ui/Button.tsx";
import { Wrong } from "../../../ui/states/Notice.tsx";
import { readFile } from "../files/readFile.ts";
import { type Problem, type Sheet, WrongFile } from "../files/sheets.ts";
import { downloadFile, writeWorkbook } from "../files/writeWorkbook.ts";
import { importsMessages } from "../imports.messages.ts";

const types =
	".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

const templates: Record<Locale, { id: "imports.templateEn" | "imports.templateAr"; name: string }> =
	{
		en: { id: "imports.templateEn", name: "Members.xlsx" },
		ar: { id: "imports.templateAr", name: "الأعضاء.xlsx" },
	};

async function downloadTemplate(locale: Locale) {
	const headings = importFields.map((field) => columnName(field, locale));
	downloadFile(await writeWorkbook([headings, exampleRow(locale)], locale), templates[locale].name);
}

/** Downloads of template files with the known headings and an example. */
function Templates() {
	const text = useText(importsMessages);
	return (
		<ul className="row" aria-label={text("imports.template")}>
			{locales.map((locale) => (
				<li key={locale}>
					<Button kind="link" onClick={() => downloadTemplate(locale)}>
						{text(templates[locale].id)}
					</Button>
				</li>
			))}
		</ul>
	);
}

type Props = {
	sheet: Sheet | null;
	disabled: boolean;
	onRead: (sheet: Sheet) => void;
};

/** Chooses and reads a file. The previously read sheet stays until another is read successfully. */
export function ChooseFile({ sheet, disabled, onRead }: Props) {
	const text = useText(importsMessages);
	const id = useId();
	const latest = useRef<File>(undefined);
	const [isReading, setReading] = useState(false);
	const [problem, setProblem] = useState<Problem | null>(null);
	const onChange = async ({ target }: ChangeEvent<HTMLInputElement>) => {
		const [file] = target.files ?? [];
		// Allows choosing the same file again after it was corrected.
		target.value = "";
		if (!file) return;
		latest.current = file;
		setReading(true);
		const read = await readFile(file).catch((error) =>
			error instanceof WrongFile ? error : new WrongFile("unreadable"),
		);
		if (latest.current !== file) return;
		setReading(false);
		setProblem(read instanceof WrongFile ? read.problem : null);
		if (!(read instanceof WrongFile)) onRead(read);
	};
	return (
		<>
			<p className="small soft" id={id}>
				{text("imports.hint", { count: mostRows })}
			</p>
			<details className="small">
				<summary>{text("imports.rules")}</summary>
				<p className="soft">{text("imports.rulesText")}</p>
			</details>
			<Templates />
			<p className="row">
				<label className={sheet ? "button" : "button primary"}>
					{text(sheet ? "imports.chooseOther" : "imports.choose")}
					<input
						type="file"
						className="visually-hidden"
						accept={types}
						aria-describedby={id}
						disabled={disabled || isReading}
						onChange={onChange}
					/>
				</label>
				<span role="status">
					{isReading
						? text("imports.reading")
						: sheet &&
							text("imports.file", {
								name: isolateName(sheet.fileName),
								count: sheet.rows.length,
							})}
				</span>
			</p>
			<Wrong>{problem && text(`imports.${problem}`, { count: mostRows })}</Wrong>
		</>
	);
}
