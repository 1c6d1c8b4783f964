/** Prompts for the password; resolves to true once the server has accepted it. */
type Ask = () => Promise<boolean>;

let ask: Ask | undefined;
let asking: Promise<boolean> | undefined;

/**
 * Registers the password prompt, which the app shell provides. Returns the function that removes
 * it.
 */
export function onConfirmIdentity(next: Ask): () => void {
	ask = next;
	return () => {
		ask = undefined;
	};
}

/**
 * Asks for the password again before a sensitive change. Resolves to whether the user confirmed.
 */
export const confirmIdentity: Ask = () => {
	// Concurrent calls share one prompt.
	asking ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
		asking = undefined;
	});
	return asking;
};
