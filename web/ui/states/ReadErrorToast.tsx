import { useEffect } from "react";
import { useShowError } from "../../core/forms/errors.ts";

/** Shows why a request failed in a toast, once for each error. */
export default function ReadErrorToast({ error }: { error: unknown }) {
	const showError = useShowError();
	useEffect(() => showError(error), [showError, error]);
	return null;
}
