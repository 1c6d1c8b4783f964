import {
	type AddToPrincipalPolicyResult,
	PolicyDocument,
	type PolicyStatement,
	Role,
	ServicePrincipal,
} from "aws-cdk-lib/aws-iam";
import type { Construct } from "constructs";

/**
 * The role of a function. Its rights stand in the role itself: a policy beside each role would be one more of the 500
 * resources that a template may have. CDK's own role comes with a managed policy that may write to every log.
 */
export class FunctionRole extends Role {
	private readonly rights: PolicyDocument;

	constructor(scope: Construct, id: string) {
		const rights = new PolicyDocument();
		super(scope, id, {
			assumedBy: new ServicePrincipal("lambda.amazonaws.com"),
			inlinePolicies: { rights },
		});
		this.rights = rights;
	}

	override addToPrincipalPolicy(statement: PolicyStatement): AddToPrincipalPolicyResult {
		this.rights.addStatements(statement);
		return { statementAdded: true, policyDependable: this };
	}
}
