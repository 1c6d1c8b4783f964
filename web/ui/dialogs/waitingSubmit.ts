import { createContext } from "react";

/**
 * Lets a field delay the submission of its dialog, such as during an upload. Called with the label of
 * the submit button meanwhile, and with undefined when the form can be submitted.
 */
export const WaitingSubmit = createContext<((reason: string | undefined) => void) | undefined>(
	undefined,
);
