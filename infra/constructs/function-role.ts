import {
	type AddToPrincipalPolicyResult,
	PolicyDocument,
	type PolicyStatement,
	Role,
	ServicePrincipal,
} from "aws-cdk-lib/aws-iam";
import type { Construct } from "constructs";

/**
 * The role of a function, with its permissions inline: a separate policy for each role would count
 * towards the 500 resources of a template. CDK's default role has a managed policy that can write
 * to every log.
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
