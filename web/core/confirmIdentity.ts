/** Asks the person for their password; true once the server took it. */
type Ask = () => Promise<boolean>;

let ask: Ask | undefined;

/** Says who asks; the application's shell does. Returns how to stop. */
export function onConfirmIdentity(next: Ask): () => void {
	ask = next;
	return () => {
		ask = undefined;
	};
}

/** Whether the person has given their password again, when a call wants that before a sensitive change. */
export const confirmIdentity: Ask = async () => (await ask?.()) ?? false;
