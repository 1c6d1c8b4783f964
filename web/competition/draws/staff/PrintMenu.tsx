import { drawsRoutes } from "#shared/competition/draws/draws.routes.ts";
import { sheetNames } from "#shared/competition/draws/draws.schema.ts";
import type { EventClassId, EventId } from "#shared/core/ids.ts";
import { addressOf } from "../../../core/calls/client.ts";
import { useLocale, useText } from "../../../core/language/messages.ts";
import { RowMenu } from "../../../ui/menus/RowMenu.tsx";
import { manageDrawMessages } from "../draws.messages.ts";

type Props = {
	id: EventId;
	/** The event class to print; all that are drawn without it. */
	classId?: EventClassId;
};

/** A menu of the sheets to print of an event's draws. */
export default function PrintMenu({ id, classId }: Props) {
	const text = useText(manageDrawMessages);
	const lang = useLocale();
	const names = sheetNames.filter((name) => !classId || name !== "folder.html");
	return (
		<RowMenu
			label={text(classId ? "manageDraw.print" : "manageDraw.printAll")}
			actions={names.map((name) => ({
				label: text(`manageDraw.sheet.${name}`),
				href: addressOf(drawsRoutes.sheet, {
					params: { id, name },
					query: { lang, ...(classId && { classId: String(classId) }) },
				}),
				opens: true,
			}))}
		/>
	);
}
