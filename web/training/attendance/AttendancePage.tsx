import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { isStaff } from "#shared/core/access.ts";
import type { TrainingClassId, UserId } from "#shared/core/ids.ts";
import type { TrainingClass } from "#shared/training/training-classes/training-classes.schema.ts";
import { useUser } from "../../base/session/session.ts";
import { paths } from "../../core/address/paths.ts";
import { useText } from "../../core/language/messages.ts";
import { useSeparator } from "../../core/language/separator.tsx";
import { Button } from "../../ui/Button.tsx";
import { Page } from "../../ui/Page.tsx";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { Loading } from "../../ui/states/Loading.tsx";
import { Notice } from "../../ui/states/Notice.tsx";
import { Written } from "../../ui/texts/Written.tsx";
import { manageClassMessages } from "../training-classes/manage/manageClasses.messages.ts";
import { useToggleClass } from "../training-classes/manage/useToggleClass.ts";
import { classQuery } from "../training-classes/training-classes.queries.ts";
import { useClassTexts } from "../training-classes/useClassTexts.ts";
import { attendanceMessages } from "./attendance.messages.ts";
import { useSending } from "./marks/useMarks.ts";
import "./attendance.css";

import { AttendanceDay } from "./AttendanceDay.tsx";

/** Says that the class is paused, with a button to activate it. */
function Paused({ one }: { one: TrainingClass }) {
	const text = useText(attendanceMessages);
	const words = useText(manageClassMessages);
	const toggle = useToggleClass(one);
	return (
		<Notice className="row spread">
			<p>{text("attend.paused")}</p>
			<Button disabled={toggle.isPending} onClick={() => toggle.mutate(true)}>
				{words("manageClass.activate")}
			</Button>
		</Notice>
	);
}

/** Attendance of a class on one day, for marking with one thumb, online or offline. */
export default function AttendancePage() {
	const text = useText(attendanceMessages);
	const classTexts = useClassTexts();
	const separator = useSeparator();
	const { data: user } = useUser();
	const id = Number(useParams().id) as TrainingClassId;
	const { data: one, isError, refetch } = useQuery(classQuery(id));
	const words = one && classTexts(one);
	const back = {
		to: isStaff(user) ? paths.classes : `${paths.coachDashboard}?tab=classes`,
		text: text("attend.back"),
	};
	return (
		<Page
			title={words ? <Written>{words.title}</Written> : text("attend.title")}
			back={back}
			lead={words && text("attend.title") + separator + words.when}
		>
			{isError && !one && <LoadError onRetry={refetch} />}
			{!one && !isError && <Loading />}
			{one && user && (
				<>
					<Sending by={user.id} />
					{!one.isActive && <Paused one={one} />}
					<AttendanceDay one={one} by={user.id} />
				</>
			)}
		</Page>
	);
}

function Sending({ by }: { by: UserId }) {
	useSending(by);
	return null;
}
