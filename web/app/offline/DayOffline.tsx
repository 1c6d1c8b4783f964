import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { isCoach } from "#shared/core/access.ts";
import type { UserId } from "#shared/core/ids.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { isClassDay } from "#shared/training/attendance/attendance.rules.ts";
import { workerIsOn } from "../../base/offline/switch.ts";
import { isOutdated } from "../../base/offline/version.ts";
import { userQuery } from "../../base/session/session.ts";
import { holidaysQuery } from "../../base/settings/settings.queries.ts";
import { useSendMarks } from "../../competition/gradings/marks/useGivenMarks.ts";
import { useSendCheckIns } from "../../competition/weigh-in/useGivenCheckIns.ts";
import { writing } from "../../core/calls/client.ts";
import { useLocale, useText } from "../../core/language/messages.ts";
import { studentsQuery } from "../../people/coaches/students.queries.ts";
import { classAttendanceQuery } from "../../training/attendance/attendance.queries.ts";
import { useSending } from "../../training/attendance/marks/useMarks.ts";
import {
	classQuery,
	ownClassesQuery,
} from "../../training/training-classes/training-classes.queries.ts";
import { offlineMessages } from "./offline.messages.ts";
import "./offline.css";

/** Fetches what a coach needs today, so that the service worker has it cached when offline. */
async function keepClasses(queries: QueryClient): Promise<void> {
	const today = kuwaitDate(Date.now());
	await queries.fetchQuery(holidaysQuery);
	// With their phone numbers and emergency contacts.
	await queries.invalidateQueries({ queryKey: studentsQuery.queryKey, refetchType: "none" });
	await queries.fetchQuery(studentsQuery);
	const classes = await queries.fetchQuery(ownClassesQuery);
	const todaysClasses = classes.filter(
		({ isActive, dayOfWeek }) => isActive && isClassDay(today, dayOfWeek),
	);
	for (const { id } of todaysClasses) {
		await queries.fetchQuery(classAttendanceQuery(id));
		await queries.fetchQuery(classQuery(id));
	}
}

/** Fetches what a person needs today, so that the service worker has it cached when offline. */
async function keepToday(queries: QueryClient): Promise<void> {
	await queries.refetchQueries({ queryKey: userQuery.queryKey });
	const user = queries.getQueryData(userQuery.queryKey);
	if (user && isCoach(user)) await keepClasses(queries);
}

/**
 * Registers the service worker, and checks for a newer version when the page becomes visible or the
 * network returns.
 */
function useWorker(): void {
	const queries = useQueryClient();
	useEffect(() => {
		const { serviceWorker } = navigator;
		if (!serviceWorker || !workerIsOn || import.meta.env.DEV) return;
		const registered = serviceWorker.register("/worker.js").catch(() => undefined);
		const keep = () => void keepToday(queries).catch(() => undefined);
		if (serviceWorker.controller) keep();
		writing.before = isOutdated;
		// Repeats the reads that failed without a network, such as the number on the bell.
		const repeatFailedReads = () =>
			queries.refetchQueries({ predicate: ({ state }) => state.status === "error" });
		const check = async () => {
			if (document.visibilityState === "hidden" || !navigator.onLine) return;
			await isOutdated();
			await (await registered)?.update().catch(() => undefined);
		};
		// A document from the service worker's cache may be of an earlier release.
		if (document.documentElement.dataset.kept) void check();
		// The service worker has not cached responses from before it controlled the page.
		const keepAll = () => {
			keep();
			void queries.refetchQueries({ type: "active" });
		};
		serviceWorker.addEventListener("controllerchange", keepAll);
		addEventListener("online", check);
		addEventListener("online", repeatFailedReads);
		document.addEventListener("visibilitychange", check);
		return () => {
			writing.before = undefined;
			serviceWorker.removeEventListener("controllerchange", keepAll);
			removeEventListener("online", check);
			removeEventListener("online", repeatFailedReads);
			document.removeEventListener("visibilitychange", check);
		};
	}, [queries]);
}

function useOnline(): boolean {
	const [isOnline, setOnline] = useState(navigator.onLine);
	useEffect(() => {
		const look = () => setOnline(navigator.onLine);
		addEventListener("online", look);
		addEventListener("offline", look);
		return () => {
			removeEventListener("online", look);
			removeEventListener("offline", look);
		};
	}, []);
	return isOnline;
}

/**
 * For coaches, examiners, staff and people on duty: makes the pages that work without a network an
 * installable app, and says when the network is missing.
 */
export default function DayOffline({ userId }: { userId: UserId }) {
	const text = useText(offlineMessages);
	const locale = useLocale();
	useWorker();
	useSending(userId);
	useSendMarks(userId);
	useSendCheckIns(userId);
	const isOnline = useOnline();
	return (
		<>
			<link key={locale} rel="manifest" href={`/app/${locale}.webmanifest`} />
			<link rel="apple-touch-icon" href="/app/icon-apple.png" />
			<div role="status">
				{!isOnline && <p className="offline-notice">{text("offline.notice")}</p>}
			</div>
		</>
	);
}
