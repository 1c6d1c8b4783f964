import { useState } from "react";
import type { AccountSecurity } from "#shared/identity/auth/auth.schema.ts";
import { useUser } from "../../../base/session/session.ts";
import { useText } from "../../../core/language/messages.ts";
import { lazyPart } from "../../../core/lazyPart.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/states/Notice.tsx";
import { accountMessages } from "../account.messages.ts";
import { Part } from "../Part.tsx";

const TurnOnDialog = lazyPart(() => import("./TurnOnDialog.tsx"));
const TurnOffDialog = lazyPart(() => import("./TurnOffDialog.tsx"));
const NewCodesDialog = lazyPart(() => import("./NewCodesDialog.tsx"));

const dialogs = { on: TurnOnDialog, off: TurnOffDialog, codes: NewCodesDialog };

/** Explains the second factor and its state, with the actions on it. */
export function SecondFactor({ security }: { security: AccountSecurity }) {
	const text = useText(accountMessages);
	const { data: user } = useUser();
	const [open, setOpen] = useState<keyof typeof dialogs | null>(null);
	const Opened = open && dialogs[open];
	const button = (name: keyof typeof dialogs, label: string, primary = false) => (
		<Button kind={primary ? "primary" : undefined} opens onClick={() => setOpen(name)}>
			{label}
		</Button>
	);
	const left = text("account.codesLeft", { count: security.recoveryCodesLeft });
	return (
		<Part title={text("account.second")}>
			{security.secondFactor ? (
				<>
					<p className="soft">{text("account.secondOn")}</p>
					{security.recoveryCodesLeft < 3 ? (
						<Notice>{left}</Notice>
					) : (
						<p className="small soft">{left}</p>
					)}
					{security.secondFactorRequired && (
						<p className="small soft">{text("account.required")}</p>
					)}
					<p className="row">
						{button("codes", text("account.newCodes"))}
						{!security.secondFactorRequired && button("off", text("account.turnOff"))}
					</p>
				</>
			) : (
				<>
					<p className="soft">{text("account.secondOff")}</p>
					<p>{button("on", text("account.turnOn"), true)}</p>
				</>
			)}
			{Opened && user && <Opened email={user.email} onClose={() => setOpen(null)} />}
		</Part>
	);
}
