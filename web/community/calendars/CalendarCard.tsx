import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, useState } from "react";
import { useIntl } from "react-intl";
import { calendarPath } from "#shared/community/calendars/calendars.rules.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { useText } from "../../core/language/messages.ts";
import { lazyPart } from "../../core/lazyPart.tsx";
import { Button } from "../../ui/Button.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { Loading } from "../../ui/states/Loading.tsx";
import { calendarMessages } from "./calendars.messages.ts";
import { calendarQuery, calendars } from "./calendars.queries.ts";
import "./calendar.css";

const ConfirmDialog = lazyPart(() => import("../../ui/dialogs/ConfirmDialog.tsx"));
const DeleteDialog = lazyPart(() => import("../../base/records/DeleteDialog.tsx"));

function Address({ address }: { address: string }) {
	const text = useText(calendarMessages);
	const [copied, setCopied] = useState<"copied" | "notCopied" | null>(null);
	const copy = () =>
		navigator.clipboard.writeText(address).then(
			() => setCopied("copied"),
			() => setCopied("notCopied"),
		);
	return (
		<section className="calendar-address" aria-label={text("subscribe.address")}>
			<code dir="ltr">{address}</code>
			<p className="small soft">{text("subscribe.addressHint")}</p>
			<p className="row">
				<ButtonLink kind="primary" href={address.replace(/^https?:/, "webcal:")}>
					{text("subscribe.open")}
				</ButtonLink>
				<Button onClick={copy}>{text("subscribe.copy")}</Button>
			</p>
			<p className="small soft" role="status">
				{copied && text(`subscribe.${copied}`)}
			</p>
		</section>
	);
}

type Asks = "renew" | "off";

type ActionsProps = {
	hasAddress: boolean;
	make: { isPending: boolean; mutate: () => void };
	onAsk: (asks: Asks) => void;
};

function AddressActions({ hasAddress, make, onAsk }: ActionsProps) {
	const text = useText(calendarMessages);
	return (
		<p className="row">
			{!hasAddress ? (
				<Button disabled={make.isPending} onClick={() => make.mutate()}>
					{text(make.isPending ? "subscribe.making" : "subscribe.make")}
				</Button>
			) : (
				<>
					<Button opens onClick={() => onAsk("renew")}>
						{text("subscribe.renew")}
					</Button>
					<Button opens kind="plain" onClick={() => onAsk("off")}>
						{text("subscribe.off")}
					</Button>
				</>
			)}
		</p>
	);
}

type RenewProps = Pick<ComponentProps<typeof ConfirmDialog>, "onClose"> & {
	make: ComponentProps<typeof ConfirmDialog>["write"];
};

function RenewDialog({ make, onClose }: RenewProps) {
	const text = useText(calendarMessages);
	return (
		<ConfirmDialog
			title={text("subscribe.renewTitle")}
			submit={text("subscribe.renew")}
			submitting={text("subscribe.making")}
			write={make}
			onClose={onClose}
		>
			<p>{text("subscribe.renewSure")}</p>
		</ConfirmDialog>
	);
}

function OffDialog({ onOff, onClose }: { onOff: () => void; onClose: () => void }) {
	const text = useText(calendarMessages);
	return (
		<DeleteDialog
			title={text("subscribe.offTitle")}
			sure={text("subscribe.offSure")}
			submit={text("subscribe.off")}
			submitting={text("subscribe.goingOff")}
			call={(key) => calendars.switchOff({ key }).then(onOff)}
			toast={[text("subscribe.wentOff"), text("subscribe.wentOffText")]}
			changed={[calendarQuery]}
			onClose={onClose}
		/>
	);
}

/**
 * The user's classes and events for calendar apps: creates, renews or removes the subscription URL.
 */
export default function CalendarCard() {
	const text = useText(calendarMessages);
	const { formatDate } = useIntl();
	const { data, isError, refetch } = useQuery(calendarQuery);
	const [address, setAddress] = useState<string | null>(null);
	const [asks, setAsks] = useState<Asks | null>(null);
	const make = useWrite({
		call: (_: void, key) => calendars.setAddress({ key }),
		toast: () => ({ title: text("subscribe.made") }),
		changed: [calendarQuery],
		done: ({ key }) => {
			// A repeat after a lost answer has no key; the person can then renew the address.
			setAddress(key && `${location.origin}${calendarPath}?key=${key}`);
			setAsks(null);
		},
	});
	const close = () => setAsks(null);
	return (
		<section className="card stack" aria-labelledby="calendar-title">
			<h2 id="calendar-title">{text("subscribe.title")}</h2>
			<p className="soft">{text("subscribe.text")}</p>
			{isError && <LoadError onRetry={refetch} />}
			{!data && !isError && <Loading />}
			{address && <Address address={address} />}
			{data?.since && !address && (
				<p>{text("subscribe.since", { date: formatDate(data.since, { dateStyle: "long" }) })}</p>
			)}
			{data && <AddressActions hasAddress={data.since !== null} make={make} onAsk={setAsks} />}
			{asks === "renew" && <RenewDialog make={make} onClose={close} />}
			{asks === "off" && <OffDialog onOff={() => setAddress(null)} onClose={close} />}
		</section>
	);
}
