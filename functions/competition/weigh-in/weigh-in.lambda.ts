import { weighInRoutes } from "#shared/competition/weigh-in/weigh-in.routes.ts";
import { lambda } from "../../core/http/lambda.ts";
import { onDuty } from "../duties/on-duty.ts";
import {
	changeWeighIn,
	readWeighIn,
	readWeighInTime,
	recordCheckIns,
	setWeighInTime,
} from "./weigh-in.service.ts";

export const handler = lambda(weighInRoutes, {
	list: onDuty("weigh", ({ params }) => readWeighIn(params.id)),
	record: onDuty("weigh", ({ params, body, caller }) => recordCheckIns(caller, params.id, body)),
	time: ({ params, caller }) => readWeighInTime(caller, params.id),
	setTime: onDuty("closeWeighIn", ({ params, body, caller }) =>
		setWeighInTime(caller, params.id, body),
	),
	close: onDuty("closeWeighIn", ({ params, body, caller }) => changeWeighIn(caller, params, body)),
});
