/** Asks the person for their password; true once the server took it. */
type Ask = () => Promise<boolean>;

let ask: Ask | undefined;
let asking: Promise<boolean> | undefined;

/** Says who asks; the application's shell does. Returns how to stop. */
export function onConfirmIdentity(next: Ask): () => void {
	ask = next;
	return () => {
		ask = undefined;
	};
}

/** Whether the person has given their password again, when a call wants that before a sensitive change. */
export const confirmIdentity: Ask = () => {
	// Several calls may want it at once: they wait for one answer.
	asking ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
		asking = undefined;
	});
	return asking;
};
