import type { BroadcastInput } from "#shared/community/broadcasts/broadcasts.schema.ts";
import { createStudentForTest } from "./belts.ts";

/**
 * An announcement as staff would write it: to a coach's only student, unless `wish` says otherwise.
 */
export const broadcastForTest = async (wish: Partial<BroadcastInput> = {}) => ({
	audience: wish.audience ?? { kind: "students", coachId: (await createStudentForTest()).coach.id },
	titleEn: "Training moves to Salmiya",
	titleAr: "انتقال التدريب إلى السالمية",
	messageEn: "From Sunday on we train in Salmiya.\nOsu!",
	messageAr: "اعتبارًا من الأحد نتدرب في السالمية.\nأوس!",
	...wish,
});
