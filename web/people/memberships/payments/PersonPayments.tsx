import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { UserId } from "#shared/core/ids.ts";
import { useText } from "../../../core/language/messages.ts";
import { lazyPart } from "../../../core/lazyPart.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Empty } from "../../../ui/states/Empty.tsx";
import { LoadError } from "../../../ui/states/LoadError.tsx";
import { Loading } from "../../../ui/states/Loading.tsx";
import { useNames } from "../../users/names.ts";
import { personPaymentsQuery } from "../memberships.queries.ts";
import { manageFeeMessages } from "../staff/manageMemberships.messages.ts";
import { PaymentsTable } from "./PaymentsTable.tsx";

const PaymentDialog = lazyPart(() => import("./PaymentDialog.tsx"));

/** A person's payments for staff, with receipts and a button to record one. */
export default function PersonPayments({ id }: { id: UserId }) {
	const text = useText(manageFeeMessages);
	const [recording, setRecording] = useState(false);
	const names = useNames();
	const { data, isError, refetch } = useQuery(personPaymentsQuery(id));
	const person = data?.[0]?.person;
	return (
		<div className="stack">
			{isError && <LoadError onRetry={refetch} />}
			{!data && !isError && <Loading />}
			{data?.length === 0 && <Empty>{text("fees.noPayments")}</Empty>}
			{data && data.length > 0 && <PaymentsTable label={text("fees.payments")} rows={data} ofOne />}
			<p>
				<Button opens onClick={() => setRecording(true)}>
					{text("fees.record")}
				</Button>
			</p>
			{recording && (
				<PaymentDialog
					personId={id}
					personName={person ? names(person).full : undefined}
					onClose={() => setRecording(false)}
				/>
			)}
		</div>
	);
}
