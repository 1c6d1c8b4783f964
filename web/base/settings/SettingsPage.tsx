import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import {
	gradedRanks,
	gradesWithNext,
	membershipKinds,
} from "#shared/base/settings/settings.rules.ts";
import type { Settings } from "#shared/base/settings/settings.schema.ts";
import { spokenPhone } from "#shared/core/fields/phone.ts";
import { moneyText } from "#shared/core/texts/money.ts";
import { paths } from "../../core/address/paths.ts";
import { useAddress } from "../../core/address/useAddress.ts";
import { useLocale, useText } from "../../core/language/messages.ts";
import { lazyPart } from "../../core/lazyPart.tsx";
import { Button } from "../../ui/Button.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Page } from "../../ui/Page.tsx";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { Loading } from "../../ui/states/Loading.tsx";
import { Belt } from "../ranks/Belt.tsx";
import { useBeltName } from "../ranks/useBeltName.ts";
import { recordMessages } from "../records/records.messages.ts";
import { HolidaysCard } from "./HolidaysCard.tsx";
import { settingsMessages } from "./settings.messages.ts";
import { settingsQuery } from "./settings.queries.ts";
import { type Group, groups } from "./settingsForm.ts";
import "./settings.css";

const SettingsDialog = lazyPart(() => import("./SettingsDialog.tsx"));

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
	<div>
		<dt>{label}</dt>
		<dd>{children}</dd>
	</div>
);

type GroupProps = { settings: Settings };

function ContactLines({
	settings: { cityEn, cityAr, phone, email, hoursEn, hoursAr, licenceNumber },
}: GroupProps) {
	const text = useText(settingsMessages);
	const ui = useText(recordMessages);
	const reader = useLocale();
	const both = (label: string, en: string, ar: string) => {
		const lines = [
			<Line key="en" label={ui("record.inEn", { label })}>
				<bdi lang="en">{en}</bdi>
			</Line>,
			<Line key="ar" label={ui("record.inAr", { label })}>
				<bdi lang="ar">{ar}</bdi>
			</Line>,
		];
		return reader === "ar" ? lines.reverse() : lines;
	};
	return (
		<dl>
			{both(text("settings.city"), cityEn, cityAr)}
			<Line label={text("settings.phone")}>
				<bdi dir="ltr">{spokenPhone(phone)}</bdi>
			</Line>
			<Line label={text("settings.email")}>
				<bdi dir="ltr">{email}</bdi>
			</Line>
			{both(text("settings.hours"), hoursEn, hoursAr)}
			{licenceNumber && (
				<Line label={text("settings.licenceNumber")}>
					<bdi dir="ltr">{licenceNumber}</bdi>
				</Line>
			)}
		</dl>
	);
}

function MessageLines({ settings: { messagesTo, messageMonths } }: GroupProps) {
	const text = useText(settingsMessages);
	return (
		<dl>
			<Line label={text("settings.messagesTo")}>
				<bdi dir="ltr">{messagesTo}</bdi>
			</Line>
			<Line label={text("settings.messageMonths")}>
				{text("settings.monthsOf", { months: messageMonths })}
			</Line>
		</dl>
	);
}

function PromotionLines({
	settings: { promotionPolicy, monthsInGrade, classesInGrade },
}: GroupProps) {
	const text = useText(settingsMessages);
	const beltName = useBeltName();
	return (
		<>
			<dl>
				<Line label={text("settings.policy")}>{text(`settings.policy.${promotionPolicy}`)}</Line>
			</dl>
			<p>
				<ButtonLink to={paths.editSyllabus}>{text("settings.syllabus")}</ButtonLink>
			</p>
			<h3>{text("settings.grades")}</h3>
			<ul className="grade-list">
				{gradesWithNext.map((belt) => (
					<li key={belt}>
						<Belt belt={belt} width={56} />
						<span>{beltName(belt)}</span>
						<span className="soft">
							{text("settings.monthsOf", { months: monthsInGrade[belt] })}
							{classesInGrade[belt] > 0 && (
								<span className="small block">
									{text("settings.classesOf", { classes: classesInGrade[belt] })}
								</span>
							)}
						</span>
					</li>
				))}
			</ul>
		</>
	);
}

function RegistrationLines({ settings: { pendingDays } }: GroupProps) {
	const text = useText(settingsMessages);
	return (
		<dl>
			<Line label={text("settings.pendingDays")}>
				{text("settings.daysOf", { days: pendingDays })}
			</Line>
		</dl>
	);
}

function FeeLines({ settings: { membershipFees, membershipMonths, gradingFees } }: GroupProps) {
	const text = useText(settingsMessages);
	const locale = useLocale();
	const beltName = useBeltName();
	const graded = gradedRanks.filter((belt) => gradingFees[belt] > 0);
	return (
		<>
			<dl>
				{membershipKinds.map((kind) => (
					<Line key={kind} label={text(`settings.membershipFeeOf.${kind}`)}>
						{membershipFees[kind] > 0
							? moneyText(membershipFees[kind], locale)
							: text("settings.feeNone")}
					</Line>
				))}
				<Line label={text("settings.membershipMonths")}>
					{text("settings.monthsOf", { months: membershipMonths })}
				</Line>
			</dl>
			<h3>{text("settings.gradingFees")}</h3>
			{graded.length === 0 && <p className="soft">{text("settings.feeNone")}</p>}
			<ul className="grade-list">
				{graded.map((belt) => (
					<li key={belt}>
						<Belt belt={belt} width={56} />
						<span>{beltName(belt)}</span>
						<span className="soft">{moneyText(gradingFees[belt], locale)}</span>
					</li>
				))}
			</ul>
		</>
	);
}

const linesOf: Record<Group, (props: GroupProps) => ReactNode> = {
	contact: ContactLines,
	messages: MessageLines,
	promotions: PromotionLines,
	registrations: RegistrationLines,
	fees: FeeLines,
};

function GroupCard({ group, settings }: { group: Group; settings: Settings }) {
	const text = useText(settingsMessages);
	const { set } = useAddress();
	const Lines = linesOf[group];
	const title = text(`settings.${group}`);
	return (
		<section className="card stack">
			<header className="section-head">
				<h2>{title}</h2>
				<Button
					opens
					aria-label={text("settings.editOf", { group: title })}
					onClick={() => set({ id: group }, { step: true })}
				>
					{text("settings.edit")}
				</Button>
			</header>
			<p className="soft">{text(`settings.${group}Text`)}</p>
			<Lines settings={settings} />
		</section>
	);
}

/** Settings of the whole federation, in groups. */
export default function SettingsPage() {
	const text = useText(settingsMessages);
	const beltName = useBeltName();
	const { search, set } = useAddress();
	const { data: settings, isPending, isLoadingError, refetch } = useQuery(settingsQuery);
	const edited = groups.find((group) => group === search.get("id"));
	return (
		<Page className="settings-page" title={text("settings.title")} lead={text("settings.lead")}>
			{isPending && <Loading />}
			{isLoadingError && <LoadError onRetry={refetch} />}
			{settings &&
				groups.map((group) => <GroupCard key={group} group={group} settings={settings} />)}
			{settings && <HolidaysCard />}
			{settings && edited && (
				<SettingsDialog
					key={edited}
					group={edited}
					saved={settings}
					beltName={beltName}
					onClose={() => set({ id: null })}
				/>
			)}
		</Page>
	);
}
