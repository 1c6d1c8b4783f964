import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { isMinor } from "#shared/core/time/age.ts";
import { useUser } from "../../base/session/session.ts";
import { useText } from "../../core/language/messages.ts";
import { lazyPart } from "../../core/lazyPart.tsx";
import { familyMessages } from "../../people/families/families.messages.ts";
import { familyQuery, guardianActsQuery } from "../../people/families/families.queries.ts";
import { GuardianNames } from "../../people/families/guardians/GuardianNames.tsx";
import { Invitations } from "../../people/families/guardians/Invitations.tsx";
import { Button } from "../../ui/Button.tsx";
import { Page } from "../../ui/Page.tsx";
import { Empty } from "../../ui/states/Empty.tsx";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { Loading } from "../../ui/states/Loading.tsx";
import { RevealTogether } from "../../ui/states/RevealTogether.tsx";
import { Part } from "../account/Part.tsx";
import { ChildList } from "./child/ChildList.tsx";

const GuardianActs = lazyPart(() => import("../../people/families/guardians/GuardianActs.tsx"));
const AddChildDialog = lazyPart(() => import("./child/AddChildDialog.tsx"));

/** The user's children, their invitations as a guardian, and their own guardians. */
export default function FamilyPage() {
	const text = useText(familyMessages);
	const { data, isLoadingError, refetch } = useQuery(familyQuery);
	const { data: acts } = useQuery(guardianActsQuery);
	const [isAdding, setAdding] = useState(false);
	const add = (
		<Button kind="primary" opens onClick={() => setAdding(true)}>
			{text("family.add")}
		</Button>
	);
	const { data: user } = useUser();
	// Guardians must be at least 18.
	const isChild = Boolean(user?.dateOfBirth) && isMinor(user?.dateOfBirth, Date.now());
	const hasChildren = data !== undefined && data.children.length > 0;
	return (
		<Page title={text("family.title")} lead={isChild ? undefined : text("family.lead")}>
			<RevealTogether fallback={<Loading label={text("family.loading")} />}>
				{isLoadingError && <LoadError onRetry={refetch} />}
				{data && <Invitations invitations={data.invitations} />}
				{hasChildren && (
					<>
						<ChildList list={data.children} />
						<p>{add}</p>
					</>
				)}
				{data && !hasChildren && !isChild && (
					<Empty text={text("family.noneText")} action={add}>
						{text("family.none")}
					</Empty>
				)}
				{data && data.guardians.length > 0 && (
					<Part title={text("family.myGuardians")}>
						<p>{text("family.myGuardiansText")}</p>
						<GuardianNames guardians={data.guardians} />
					</Part>
				)}
				{acts && acts.length > 0 && (
					<Part title={text("family.acts")}>
						<GuardianActs acts={acts} />
					</Part>
				)}
			</RevealTogether>
			{isAdding && <AddChildDialog onClose={() => setAdding(false)} />}
		</Page>
	);
}
