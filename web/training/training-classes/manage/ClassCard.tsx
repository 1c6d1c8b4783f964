import { type ReactNode, useState } from "react";
import type { TrainingClass } from "#shared/training/training-classes/training-classes.schema.ts";
import { recordMessages } from "../../../base/records/records.messages.ts";
import { paths } from "../../../core/address/paths.ts";
import { useAddress } from "../../../core/address/useAddress.ts";
import { useText } from "../../../core/language/messages.ts";
import { Separator } from "../../../core/language/separator.tsx";
import { lazyPart } from "../../../core/lazyPart.tsx";
import { Button } from "../../../ui/Button.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { RowMenu } from "../../../ui/menus/RowMenu.tsx";
import { Written } from "../../../ui/texts/Written.tsx";
import { classListMessages } from "../list/class-list.messages.ts";
import { OtherHoursLines } from "../other-hours/OtherHoursLines.tsx";
import { trainingClassMessages } from "../training-classes.messages.ts";
import { useClassTexts } from "../useClassTexts.ts";
import { manageClassMessages } from "./manageClasses.messages.ts";
import { useToggleClass } from "./useToggleClass.ts";

const ConfirmDialog = lazyPart(() => import("../../../ui/dialogs/ConfirmDialog.tsx"));
const DeleteClassDialog = lazyPart(() => import("./DeleteClassDialog.tsx"));
const ClassMembersDialog = lazyPart(() => import("./ClassMembersDialog.tsx"));

/** A menu item with its dialog for writing to everyone in a class, which another domain provides. */
export type WriteToClass = {
	label: string;
	dialog: (one: TrainingClass, onClose: () => void) => ReactNode;
};

type Opened = "pause" | "members" | "write" | "delete";

/** The dialogs that the buttons and the menu of a class open. */
function Dialogs({
	one,
	opened,
	toggle,
	write,
	onClose,
}: {
	one: TrainingClass;
	opened: Opened;
	toggle: ReturnType<typeof useToggleClass>;
	write?: WriteToClass;
	onClose: () => void;
}) {
	const text = useText(manageClassMessages);
	const { title } = useClassTexts()(one);
	switch (opened) {
		case "pause":
			return (
				<ConfirmDialog
					title={text("manageClass.pauseTitle", { title })}
					submit={text("manageClass.pause")}
					write={{ ...toggle, mutate: () => toggle.mutate(false) }}
					onClose={onClose}
				>
					<p>{text("manageClass.pauseText", { count: one.currentEnrollment })}</p>
				</ConfirmDialog>
			);
		case "members":
			return <ClassMembersDialog one={one} onClose={onClose} />;
		case "write":
			return write?.dialog(one, onClose);
		case "delete":
			return <DeleteClassDialog item={one} onClose={onClose} />;
	}
}

type DayProps = {
	one: TrainingClass;
	/** Query parameter of a class's dialog: `?class=7`. */
	word: string;
	write?: WriteToClass;
	/** Whether the class has other days, so that buttons name the day too. */
	isOneOfSeveral: boolean;
};

/** A day of a class with its named actions; everything else is in its menu. */
function ClassDay({ one, word, write, isOneOfSeveral }: DayProps) {
	const text = useText(manageClassMessages);
	const words = useText(trainingClassMessages);
	const list = useText(classListMessages);
	const record = useText(recordMessages);
	const { set } = useAddress();
	const { title, when, day } = useClassTexts()(one);
	const [opened, setOpened] = useState<Opened | null>(null);
	const close = () => setOpened(null);
	const toggle = useToggleClass(one, close);
	// Pausing is confirmed first, because everyone who is enrolled is notified at once.
	const asks = one.isActive && one.currentEnrollment > 0;
	const open = (what: Opened) => () => setOpened(what);
	const name = isOneOfSeveral ? text("manageClass.ofDay", { title, day }) : title;
	return (
		<div className="class-day">
			<p className="row spread">
				<span className="class-time">{when}</span>
				<span className={one.isActive ? "badge primary" : "badge draft"}>
					{text(one.isActive ? "manageClass.active" : "manageClass.paused")}
				</span>
			</p>
			<OtherHoursLines one={one} />
			<p className="row spread">
				<span className="small">
					{words("class.enrolled", { enrolled: one.currentEnrollment, max: one.maxCapacity })}
				</span>
				<span className="row">
					<ButtonLink
						kind="primary"
						to={paths.attendance(one.id)}
						aria-label={text("manageClass.attendanceOf", { title: name })}
					>
						{text("manageClass.attendance")}
					</ButtonLink>
					<Button
						opens={asks}
						aria-label={text(one.isActive ? "manageClass.pauseOf" : "manageClass.activateOf", {
							title: name,
						})}
						disabled={toggle.isPending}
						onClick={asks ? open("pause") : () => toggle.mutate(!one.isActive)}
					>
						{text(one.isActive ? "manageClass.pause" : "manageClass.activate")}
					</Button>
					<Button opens aria-label={record("record.deleteOf", { name })} onClick={open("delete")}>
						{record("record.delete")}
					</Button>
					<RowMenu
						name={name}
						actions={[
							{ label: text("manageClass.members"), onSelect: open("members") },
							{ label: list("classList.open"), to: paths.classList(one.id) },
							...(write ? [{ label: write.label, onSelect: open("write") }] : []),
							{
								label: record("record.edit"),
								onSelect: () => set({ [word]: String(one.id) }, { step: true }),
							},
						]}
					/>
				</span>
			</p>
			{opened && (
				<Dialogs one={one} opened={opened} toggle={toggle} write={write} onClose={close} />
			)}
		</div>
	);
}

type Props = Pick<DayProps, "word" | "write"> & {
	/** The days of the class, at least one. */
	days: readonly TrainingClass[];
};

/** A coach's class: what its days share, then each day. */
export function ClassCard({ days, word, write }: Props) {
	const words = useText(trainingClassMessages);
	const [first] = days;
	const { title, place, about } = useClassTexts()(first);
	return (
		<li className="card coach-class">
			<Written as="h2">{title}</Written>
			<p className="small soft">
				{words(`class.type.${first.classType}`)}
				<Separator />
				{words(`class.for.${first.audienceType}`)}
				{place && (
					<span>
						<Separator />
						<Written>{place}</Written>
					</span>
				)}
			</p>
			{about && (
				<Written as="p" className="small clamped" linked>
					{about}
				</Written>
			)}
			{days.map((one) => (
				<ClassDay
					key={one.id}
					one={one}
					word={word}
					write={write}
					isOneOfSeveral={days.length > 1}
				/>
			))}
		</li>
	);
}
