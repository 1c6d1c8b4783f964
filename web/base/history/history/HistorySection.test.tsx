/** @jest-environment jsdom */
import { renderPart } from "#tests/core/renderPart.tsx";
import { userQuery } from "../../session/session.ts";
import HistorySection from "./HistorySection.tsx";

const isOffered = (role: string | undefined, type: string) => {
	const user = role ? { id: 1, role, isApproved: true } : null;
	const data = [[userQuery.queryKey, user]] as const;
	const { texts } = renderPart(<HistorySection type={type} id={7} />, { data });
	return texts("summary").includes("History");
};

test.each([
	["super-admin", true, true],
	["admin", true, false],
	["coach", false, false],
	["member", false, false],
	[undefined, false, false],
])(
	"the history is offered to %s: of news %s, of settings, which super-admins alone read, %s",
	(role, news, settings) => {
		expect([isOffered(role, "news"), isOffered(role, "settings")]).toEqual([news, settings]);
	},
);
