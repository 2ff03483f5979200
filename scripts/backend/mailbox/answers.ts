import * as z from 'zod/mini';

/** How the next requests to a provider should fail. */
export type Failure = { status: number; times: number; code?: number | undefined };

/** In the format of Resend's errors. */
export function errorAnswer(statusCode: number, name: string, message: string): Response {
  return Response.json({ statusCode, name, message }, { status: statusCode });
}

/** The request's body parsed with a schema, or an error response. */
export async function readBody<Schema extends z.core.$ZodType>(
  request: Request,
  schema: Schema,
  refusal: number,
): Promise<{ data: z.output<Schema>; refused?: never } | { data?: never; refused: Response }> {
  const { data, error } = z.safeParse(schema, await request.json().catch(() => undefined));
  return error ? { refused: errorAnswer(refusal, 'validation_error', explain(error)) } : { data };
}

function explain(error: z.core.$ZodError): string {
  const field = error.issues[0]?.path[0];
  return field === undefined ? 'The body is not a JSON object.' : `The field ${String(field)} is missing or malformed.`;
}
