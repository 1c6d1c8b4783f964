import { type ComponentType, createContext, createElement, useCallback, useContext } from "react";
import { beltName, staffBeltName } from "#shared/training/belts/belts.names.ts";
import type { Belt } from "#shared/training/belts/belts.rules.ts";
import { useLocale } from "../../core/language/messages.ts";

const Names = createContext(beltName);

/** A page for staff: belts on it have the names of staff's screens. */
export const withStaffBeltNames = (Page: ComponentType) => () =>
	createElement(Names, { value: staffBeltName }, createElement(Page));

const useNames = (names: typeof beltName) => {
	const locale = useLocale();
	return useCallback((belt: Belt) => names(belt, locale), [names, locale]);
};

/**
 * Returns a rank's name in the reader's language: on staff's pages "Black Belt 2 Dan", on the others
 * the public name, "2nd Dan".
 */
export const useBeltName = () => useNames(useContext(Names));

/** The name of staff's screens, for staff's tools on a public page. */
export const useStaffBeltName = () => useNames(staffBeltName);
