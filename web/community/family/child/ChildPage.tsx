import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useNavigate, useParams } from "react-router-dom";
import { startOf } from "#shared/core/time/kuwait.ts";
import type { Child } from "#shared/people/families/families.schema.ts";
import { CurrentBelt } from "../../../base/ranks/CurrentBelt.tsx";
import { beltsHash, consentsHash, documentsHash, paths } from "../../../core/address/paths.ts";
import { useText } from "../../../core/language/messages.ts";
import { LazyParts, lazyPart } from "../../../core/lazyPart.tsx";
import { consentMessages } from "../../../people/consents/consents.messages.ts";
import { ContactButton } from "../../../people/contact/ContactButton.tsx";
import { familyMessages } from "../../../people/families/families.messages.ts";
import { familyQuery } from "../../../people/families/families.queries.ts";
import { GuardianNames } from "../../../people/families/guardians/GuardianNames.tsx";
import { SentInvitations } from "../../../people/families/guardians/SentInvitations.tsx";
import { useNames } from "../../../people/users/names.ts";
import { Portrait } from "../../../people/users/Portrait.tsx";
import { enrollmentMessages } from "../../../training/training-classes/enrollments/enrollments.messages.ts";
import { Button } from "../../../ui/Button.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { FoldedPart } from "../../../ui/folds/FoldedPart.tsx";
import { Page } from "../../../ui/Page.tsx";
import { LoadError } from "../../../ui/states/LoadError.tsx";
import { Loading } from "../../../ui/states/Loading.tsx";
import { Notice } from "../../../ui/states/Notice.tsx";
import { Fact } from "../../../ui/texts/Fact.tsx";
import { PhoneLink } from "../../../ui/texts/PhoneLink.tsx";
import { Written } from "../../../ui/texts/Written.tsx";
import { Part } from "../../account/Part.tsx";
import { personFormMessages } from "../../people/personForm.messages.ts";
import { personPartsMessages } from "../../person-parts/personParts.messages.ts";
import { ChildNext } from "./ChildNext.tsx";
import "../../account/account.css";
import { isolateName } from "../../../core/language/langOf.ts";
import { Sentence } from "../../../ui/texts/Sentence.tsx";
import "../../people/page/person-page.css";

const ChildEntries = lazyPart(() => import("./ChildEntries.tsx"));
const PersonClasses = lazyPart(
	() => import("../../../training/training-classes/enrollments/PersonClasses.tsx"),
);
const StudentAttendance = lazyPart(
	() => import("../../../training/attendance/StudentAttendance.tsx"),
);
const MyConsents = lazyPart(() => import("../../../people/consents/MyConsents.tsx"));
const PersonDocuments = lazyPart(() => import("../../../people/documents/PersonDocuments.tsx"));
const PersonRanks = lazyPart(() => import("../../person-parts/PersonRanks.tsx"));
const ResultsPart = lazyPart(() => import("../../../competition/draws/ResultsPart.tsx"));
const ChildDialog = lazyPart(() => import("./ChildDialog.tsx"));
const InviteDialog = lazyPart(() => import("../../../people/families/guardians/InviteDialog.tsx"));
const LeaveDialog = lazyPart(() => import("./LeaveDialog.tsx"));

function Facts({ child }: { child: Child }) {
	const words = useText(personFormMessages);
	const { formatDate } = useIntl();
	const { phoneNumber, address, emergencyContact, dateOfBirth, gender } = child;
	const free = (value: string | null) => value && <Written linked>{value}</Written>;
	return (
		<dl className="person-facts">
			<Fact label={words("personForm.emergencyContact")}>{free(emergencyContact)}</Fact>
			<Fact label={words("personForm.phoneNumber")}>
				{phoneNumber && <PhoneLink phone={phoneNumber} />}
			</Fact>
			<Fact label={words("personForm.address")}>{free(address)}</Fact>
			<Fact label={words("personForm.dateOfBirth")}>
				{dateOfBirth && formatDate(startOf(dateOfBirth), { dateStyle: "long" })}
			</Fact>
			<Fact label={words("personForm.gender")}>{gender && words(`personForm.${gender}`)}</Fact>
		</dl>
	);
}

/** A child's classes, with a link to further ones. */
function ChildClasses({ child }: { child: Child }) {
	const text = useText(enrollmentMessages);
	return (
		<>
			<PersonClasses id={child.id} mayLeave />
			<p>
				<ButtonLink to={paths.classes}>{text("enroll.timetable")}</ButtonLink>
			</p>
		</>
	);
}

type DialogName = "edit" | "invite" | "leave";

function ChildHead({ child }: { child: Child }) {
	const text = useText(familyMessages);
	const { formatDate } = useIntl();
	const name = useNames()(child).full;
	return (
		<header className="person-head">
			<Portrait person={child} size={96} />
			<div className="stack tight">
				<h1>
					<Written>{name}</Written>
				</h1>
				<CurrentBelt belt={child.currentBelt} />
				<p className="small soft">
					<Sentence>
						{text("family.until", {
							name: isolateName(name),
							date: formatDate(startOf(child.endsOn), { dateStyle: "long" }),
						})}
					</Sentence>
				</p>
			</div>
		</header>
	);
}

/** The child's guardians; the one who looks at the page can invite others or leave. */
function GuardiansPart({ child, onAsk }: { child: Child; onAsk: (dialog: DialogName) => void }) {
	const text = useText(familyMessages);
	const name = useNames()(child).full;
	const isFrozen = child.state === "frozen";
	return (
		<FoldedPart title={text("family.guardians")} anchor="#guardians">
			{child.guardians.length > 0 ? (
				<GuardianNames guardians={child.guardians} />
			) : (
				<p className="soft">
					<Sentence>{text("family.alone", { name: isolateName(name) })}</Sentence>
				</p>
			)}
			{!isFrozen && <SentInvitations id={child.id} />}
			<p className="row">
				{!isFrozen && (
					<Button opens onClick={() => onAsk("invite")}>
						{text("family.invite")}
					</Button>
				)}
				{child.guardians.length > 0 && (
					<Button opens onClick={() => onAsk("leave")}>
						{text("family.leave")}
					</Button>
				)}
			</p>
			{child.guardians.length > 0 && (
				<>
					<p className="small soft">{text("family.removeOther")}</p>
					<p>
						<ContactButton>{text("family.writeToUs")}</ContactButton>
					</p>
				</>
			)}
		</FoldedPart>
	);
}

/** What the child trains: classes, attendance and belts. */
function TrainingParts({ child }: { child: Child }) {
	const part = useText(personPartsMessages);
	return (
		<>
			<FoldedPart title={part("personParts.classes")}>
				<ChildClasses child={child} />
			</FoldedPart>
			<FoldedPart title={part("personParts.attendance")}>
				<StudentAttendance id={child.id} />
			</FoldedPart>
			<FoldedPart title={part("personParts.belts")} anchor={beltsHash}>
				<PersonRanks id={child.id} />
			</FoldedPart>
		</>
	);
}

function DetailsPart({ child, onEdit }: { child: Child; onEdit: () => void }) {
	const text = useText(familyMessages);
	const name = useNames()(child).full;
	return (
		<FoldedPart title={text("family.profile")} anchor="#details">
			<Facts child={child} />
			<p>
				<Button opens aria-label={text("family.editOf", { name })} onClick={onEdit}>
					{text("family.edit")}
				</Button>
			</p>
		</FoldedPart>
	);
}

type DialogProps = { child: Child; dialog: DialogName; onClose: () => void };

function OpenDialog({ child, dialog, onClose }: DialogProps) {
	const navigate = useNavigate();
	const name = useNames()(child).full;
	if (dialog === "edit") return <ChildDialog child={child} onClose={onClose} />;
	if (dialog === "invite") return <InviteDialog id={child.id} name={name} onClose={onClose} />;
	return <LeaveDialog child={child} onDone={() => navigate(paths.family)} onClose={onClose} />;
}

function Whole({ child }: { child: Child }) {
	const text = useText(familyMessages);
	const part = useText(personPartsMessages);
	const consents = useText(consentMessages);
	const { first, full: name } = useNames()(child);
	const [openDialog, setOpenDialog] = useState<DialogName | null>(null);
	const isFrozen = child.state === "frozen";
	return (
		<>
			<ChildHead child={child} />
			{isFrozen && (
				<Notice>
					<Sentence>{text("family.frozen", { name: isolateName(name) })}</Sentence>
				</Notice>
			)}
			<div className="card">
				<ChildNext child={child} />
			</div>
			<Part title={part("personParts.entries")}>
				<LazyParts fallback={<Loading />}>
					<ChildEntries child={child} />
				</LazyParts>
			</Part>
			<FoldedPart title={part("personParts.results")}>
				<ResultsPart id={child.id} />
			</FoldedPart>
			<TrainingParts child={child} />
			{!isFrozen && (
				<FoldedPart title={part("personParts.documents")} anchor={documentsHash}>
					<PersonDocuments id={child.id} />
				</FoldedPart>
			)}
			<FoldedPart title={consents("consent.title")} anchor={consentsHash}>
				<MyConsents child={{ ...child, mayAnswer: !isFrozen, firstName: first }} />
			</FoldedPart>
			<DetailsPart child={child} onEdit={() => setOpenDialog("edit")} />
			<GuardiansPart child={child} onAsk={setOpenDialog} />
			{openDialog && (
				<OpenDialog child={child} dialog={openDialog} onClose={() => setOpenDialog(null)} />
			)}
		</>
	);
}

/** A child's page for its guardian: all details and actions. */
export default function ChildPage() {
	const text = useText(familyMessages);
	const id = Number(useParams().id);
	const { data, isLoadingError, refetch } = useQuery(familyQuery);
	const child = data?.children.find((one) => one.id === id);
	return (
		<Page className="account-page" back={{ to: paths.family, text: text("family.back") }}>
			{isLoadingError && <LoadError onRetry={refetch} />}
			{!data && !isLoadingError && <Loading label={text("family.loading")} />}
			{data && !child && <Notice>{text("family.gone")}</Notice>}
			{child && <Whole key={child.id} child={child} />}
		</Page>
	);
}
