import type { CfnWebACL } from "aws-cdk-lib/aws-wafv2";

type Rule = Omit<CfnWebACL.RuleProperty, "priority">;
type Statement = CfnWebACL.StatementProperty;

const window = { evaluationWindowSec: 5 * 60 };
const session = "__Host-session";

/** Without samples of requests, which would show people's cookies. */
export const createVisibility = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
	metricName,
	cloudWatchMetricsEnabled: true,
	sampledRequestsEnabled: false,
});

/** The API's own way of saying that somebody should wait. */
const wait: CfnWebACL.RuleActionProperty = {
	block: {
		customResponse: {
			responseCode: 429,
			customResponseBodyKey: "busy",
			responseHeaders: [{ name: "retry-after", value: "60" }],
		},
	},
};

/** @param transformations by which WAF makes a field readable, in their order */
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

/** However it is written: `/API//auth/%6Cogin` is one of them. */
const ofSignIn = matches(
	{ uriPath: {} },
	"STARTS_WITH",
	"/api/auth/",
	"URL_DECODE",
	"NORMALIZE_PATH",
	"LOWERCASE",
);
/** Every page asks who is signed in. */
const onlyAsks = matches({ method: {} }, "EXACTLY", "GET");

/** Guesses at passwords, codes and links, from one address. */
export const signIns = ofAddress("SignIns", 100, {
	andStatement: { statements: [ofSignIn, { notStatement: { statement: onlyAsks } }] },
});

const hasSession = matches({ singleHeader: { Name: "cookie" } }, "CONTAINS", `${session}=`);

/** Visitors of one address together; and all of an address, whatever sessions it claims to have. */
export const perAddress = [
	ofAddress("Visitors", 2_000, { notStatement: { statement: hasSession } }),
	ofAddress("Everybody", 20_000),
];

/** Each signed-in person behind an address for themselves. Requests without the cookie are not counted here. */
export const perPerson = rate("People", {
	...window,
	limit: 2_000,
	aggregateKeyType: "CUSTOM_KEYS",
	customKeys: [
		{ ip: {} },
		{ cookie: { name: session, textTransformations: [{ priority: 0, type: "NONE" }] } },
	],
});

/** Lets the networks of halls and schools in before anything is counted. */
export const createVenueRule = (arn: string): Rule => ({
	name: "Venues",
	statement: { ipSetReferenceStatement: { arn } },
	action: { allow: {} },
	visibilityConfig: createVisibility("Venues"),
});

/** Bodies are JSON that a schema reads, or pictures of up to 10 MB that these rules would take for attacks. */
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
