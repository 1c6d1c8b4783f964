import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";
import {
	type Holiday,
	type ProposedHoliday,
	proposedHolidays,
} from "#shared/base/settings/holidays.rules.ts";
import { keepRangeTogether } from "#shared/core/texts/ranges.ts";
import { kuwaitDate, startOf, timeZone } from "#shared/core/time/kuwait.ts";
import { usePick, useText } from "../../core/language/messages.ts";
import { lazyPart } from "../../core/lazyPart.tsx";
import { Button } from "../../ui/Button.tsx";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { Loading } from "../../ui/states/Loading.tsx";
import { Written } from "../../ui/texts/Written.tsx";
import { holidayMessages } from "./holidays.messages.ts";
import { holidaysQuery, settings } from "./settings.queries.ts";

const DeleteDialog = lazyPart(() => import("../records/DeleteDialog.tsx"));
const HolidayDialog = lazyPart(() => import("./HolidayDialog.tsx"));

type Opened = { as: "add" | "change" | "remove"; holiday: Holiday; byMoon?: boolean };

function useDays() {
	const { formatDateTimeRange } = useIntl();
	return ({ from, to }: Holiday) =>
		keepRangeTogether(
			formatDateTimeRange(new Date(startOf(from)), new Date(startOf(to)), {
				weekday: "short",
				day: "numeric",
				month: "long",
				year: "numeric",
				timeZone,
			}),
		);
}

function Row({
	holiday,
	note,
	children,
}: {
	holiday: Holiday;
	note?: string;
	children: ReactNode;
}) {
	const pick = usePick();
	const days = useDays();
	return (
		<li className="row spread">
			<span>
				<Written>{pick(holiday, "name")}</Written>
				<span className="small soft block">{days(holiday)}</span>
				{note && <span className="small soft block">{note}</span>}
			</span>
			<span className="row">{children}</span>
		</li>
	);
}

type Open = (opened: Opened) => void;

/** Confirmed holidays from today on. */
function ConfirmedHolidays({ holidays, onOpen }: { holidays: readonly Holiday[]; onOpen: Open }) {
	const text = useText(holidayMessages);
	const pick = usePick();
	const today = kuwaitDate(Date.now());
	const coming = holidays.filter(({ to }) => to >= today);
	if (coming.length === 0) return <p className="soft">{text("holiday.none")}</p>;
	return (
		<ul className="holidays">
			{coming.map((holiday) => (
				<Row key={holiday.from} holiday={holiday}>
					{(["change", "remove"] as const).map((as) => (
						<Button
							key={as}
							opens
							kind={as === "remove" ? "plain" : undefined}
							aria-label={text(`holiday.${as}Of`, { name: pick(holiday, "name") })}
							onClick={() => onOpen({ as, holiday })}
						>
							{text(`holiday.${as}`)}
						</Button>
					))}
				</Row>
			))}
		</ul>
	);
}

/** Holidays computed from calendars, for staff to confirm. */
function Proposed({ proposed, onOpen }: { proposed: readonly ProposedHoliday[]; onOpen: Open }) {
	const text = useText(holidayMessages);
	const pick = usePick();
	if (proposed.length === 0) return null;
	return (
		<>
			<h3>{text("holiday.proposed")}</h3>
			<p className="soft">{text("holiday.proposedText")}</p>
			<ul className="holidays">
				{proposed.map(({ calendar, ...holiday }) => (
					<Row
						key={holiday.nameEn}
						holiday={holiday}
						note={calendar === "moon" ? text("holiday.byMoon") : undefined}
					>
						<Button
							opens
							aria-label={text("holiday.confirmOf", { name: pick(holiday, "name") })}
							onClick={() => onOpen({ as: "add", holiday, byMoon: calendar === "moon" })}
						>
							{text("holiday.confirm")}
						</Button>
					</Row>
				))}
			</ul>
		</>
	);
}

/** The confirmed public holidays, and those proposed from calendars. */
export function HolidaysCard() {
	const text = useText(holidayMessages);
	const pick = usePick();
	const days = useDays();
	const { data, isLoadingError, refetch } = useQuery(holidaysQuery);
	const [opened, setOpened] = useState<Opened | null>(null);
	const today = kuwaitDate(Date.now());
	const close = () => setOpened(null);
	const none = { from: today, to: today, nameEn: "", nameAr: "" };
	return (
		<section className="card stack">
			<header className="section-head">
				<h2>{text("holiday.title")}</h2>
				<Button opens onClick={() => setOpened({ as: "add", holiday: none })}>
					{text("holiday.add")}
				</Button>
			</header>
			<p className="soft">{text("holiday.text")}</p>
			{isLoadingError && <LoadError onRetry={refetch} />}
			{!data && !isLoadingError && <Loading />}
			{data && <ConfirmedHolidays holidays={data} onOpen={setOpened} />}
			{data && <Proposed proposed={proposedHolidays(today, data)} onOpen={setOpened} />}
			{opened && opened.as !== "remove" && (
				<HolidayDialog
					holiday={opened.holiday}
					replaces={opened.as === "change" ? opened.holiday : undefined}
					byMoon={opened.byMoon}
					onClose={close}
				/>
			)}
			{opened?.as === "remove" && (
				<DeleteDialog
					title={text("holiday.removeTitle")}
					sure={text("holiday.removeSure", {
						name: pick(opened.holiday, "name"),
						days: days(opened.holiday),
					})}
					submit={text("holiday.remove")}
					call={(key) =>
						settings.setHoliday({
							body: {
								replaces: { from: opened.holiday.from, to: opened.holiday.to },
								holiday: null,
							},
							key,
						})
					}
					toast={[text("holiday.removed"), pick(opened.holiday, "name")]}
					changed={[holidaysQuery]}
					onClose={close}
				/>
			)}
		</section>
	);
}
