import { createContext } from "react";

/** Tells the dialog around a field for what its submission waits; undefined when it waits no more. */
export const WaitingSubmit = createContext<((reason: string | undefined) => void) | undefined>(
	undefined,
);
