import { useEffect, useState } from "react";
import type { ErrorCode } from "#shared/core/http/errors.ts";
import type { Route } from "#shared/core/http/route.ts";
import { useCodeText } from "../../core/forms/errors.ts";
import { Notice } from "../../ui/states/Notice.tsx";
import "./outcome.css";

/**
 * Attributes with which a form can be sent before hydration or without JavaScript. Its route must
 * have `form`.
 */
export function useNativeForm({ path }: Pick<Route, "path" | "form">) {
	const [alive, setAlive] = useState(false);
	useEffect(() => setAlive(true), []);
	return { method: "post", action: alive ? undefined : `/api${path}` } as const;
}

const ofAnyForm: ErrorCode[] = [
	"wrong_credentials",
	"invalid",
	"too_many_attempts",
	"sign_in_busy",
	"busy",
	"internal",
];

/**
 * Shows why a form sent without JavaScript was rejected: the address's `#` names the error,
 * `:target` shows it.
 */
export function NativeFormRefusals({ codes = ofAnyForm }: { codes?: ErrorCode[] }) {
	const codeText = useCodeText();
	return codes.map((code) => (
		<Notice key={code} id={code} className="outcome" role="alert">
			{codeText(code)}
		</Notice>
	));
}
