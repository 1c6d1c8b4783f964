import type { CfnWebACL } from "aws-cdk-lib/aws-wafv2";

type Rule = Omit<CfnWebACL.RuleProperty, "priority">;
type Statement = CfnWebACL.StatementProperty;

const window = { evaluationWindowSec: 5 * 60 };
const session = "__Host-session";

/** Stores no request samples, because they would contain people's cookies. */
export const createVisibility = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
	metricName,
	cloudWatchMetricsEnabled: true,
	sampledRequestsEnabled: false,
});

/** Same answer as the API's own rate limits. */
const wait: CfnWebACL.RuleActionProperty = {
	block: {
		customResponse: {
			responseCode: 429,
			customResponseBodyKey: "busy",
			responseHeaders: [{ name: "retry-after", value: "60" }],
		},
	},
};

/** @param transformations WAF text transformations, applied in this order */
const matches = (
	fieldToMatch: CfnWebACL.FieldToMatchProperty,
	positionalConstraint: string,
	searchString: string,
	...transformations: string[]
) => ({
	byteMatchStatement: {
		fieldToMatch,
		positionalConstraint,
		searchString,
		textTransformations: (transformations.length > 0 ? transformations : ["NONE"]).map(
			(type, priority) => ({
				type,
				priority,
			}),
		),
	},
});

const rate = (name: string, rateBasedStatement: CfnWebACL.RateBasedStatementProperty): Rule => ({
	name,
	statement: { rateBasedStatement },
	action: wait,
	visibilityConfig: createVisibility(name),
});

const ofAddress = (name: string, limit: number, scopeDownStatement?: Statement) =>
	rate(name, { ...window, limit, aggregateKeyType: "IP", scopeDownStatement });

/** Calls of visitors that guess a secret, hash a password or send email. */
const costlyPaths = [
	"/api/auth/",
	"/api/certificates/verify",
	"/api/coaches/",
	"/api/registrations/agree",
	"/api/contact",
];

/** Matches other spellings of the path too, such as `/API//auth/%6Cogin`. */
const startsWith = (path: string) =>
	matches({ uriPath: {} }, "STARTS_WITH", path, "URL_DECODE", "NORMALIZE_PATH", "LOWERCASE");
/** Every page requests the current user by GET. */
const onlyAsks = matches({ method: {} }, "EXACTLY", "GET");

/** Limits guesses of passwords, codes and links, and costly calls of visitors, by address. */
export const signIns = ofAddress("SignIns", 100, {
	andStatement: {
		statements: [
			{ orStatement: { statements: costlyPaths.map(startsWith) } },
			{ notStatement: { statement: onlyAsks } },
		],
	},
});

const hasSession = matches({ singleHeader: { Name: "cookie" } }, "CONTAINS", `${session}=`);

/**
 * Limits the visitors of an address together, and all requests of an address, whatever session
 * cookies they carry.
 */
export const perAddress = [
	ofAddress("Visitors", 2_000, { notStatement: { statement: hasSession } }),
	ofAddress("Everybody", 20_000),
];

/**
 * Limits each signed-in person behind an address separately. Requests without the cookie are not
 * counted here.
 */
export const perPerson = rate("People", {
	...window,
	limit: 2_000,
	aggregateKeyType: "CUSTOM_KEYS",
	customKeys: [
		{ ip: {} },
		{ cookie: { name: session, textTransformations: [{ priority: 0, type: "NONE" }] } },
	],
});

/** Allows the networks of halls and schools before any limit applies. */
export const createVenueRule = (arn: string): Rule => ({
	name: "Venues",
	statement: { ipSetReferenceStatement: { arn } },
	action: { allow: {} },
	visibilityConfig: createVisibility("Venues"),
});

/**
 * Bodies are JSON that a schema validates, or pictures of up to 10 MB that these rules would take
 * for attacks.
 */
const ofBodies = [
	"SizeRestrictions",
	"CrossSiteScripting",
	"GenericLFI",
	"GenericRFI",
	"EC2MetaDataSSRF",
];

export const commonRules = (action: "count" | "block"): Rule => ({
	name: "CommonRules",
	statement: {
		managedRuleGroupStatement: {
			vendorName: "AWS",
			name: "AWSManagedRulesCommonRuleSet",
			ruleActionOverrides: ofBodies.map((name) => ({
				name: `${name}_BODY`,
				actionToUse: { count: {} },
			})),
		},
	},
	overrideAction: action === "count" ? { count: {} } : { none: {} },
	visibilityConfig: createVisibility("CommonRules"),
});
