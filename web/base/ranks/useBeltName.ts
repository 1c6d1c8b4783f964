import { type ComponentType, createContext, createElement, useCallback, useContext } from "react";
import { beltName, staffBeltName } from "#shared/base/ranks/belts.names.ts";
import type { Belt } from "#shared/base/ranks/belts.rules.ts";
import type { Access } from "#shared/core/access.ts";
import { useLocale } from "../../core/language/messages.ts";

const BeltNames = createContext(beltName);

/** Pages of coaches and staff show belts as on staff's screens: "Black Belt 2 Dan". */
export const hasStaffBeltNames = (access: Access) => access !== "public" && access !== "signedIn";

/** Wraps a page so that belts on it have the names of staff's screens. */
export const withStaffBeltNames = (Page: ComponentType) => () =>
	createElement(BeltNames, { value: staffBeltName }, createElement(Page));

const useNamesFrom = (names: typeof beltName) => {
	const locale = useLocale();
	return useCallback((belt: Belt) => names(belt, locale), [names, locale]);
};

/**
 * Returns a rank's name in the reader's language: on staff's pages "Black Belt 2 Dan", on the others
 * the public name, "2nd Dan".
 */
export const useBeltName = () => useNamesFrom(useContext(BeltNames));

/** Names of belts as staff's screens show them, for the tools that staff see on a public page. */
export const useStaffBeltName = () => useNamesFrom(staffBeltName);
