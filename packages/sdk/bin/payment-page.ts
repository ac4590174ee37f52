const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Returns the page on which a person acts as the payer and the provider. It works without scripts. */
export function paymentPage(reference: string, notice: string): string {
  const buttons = [
    ["approve", "Approve: the money arrives"],
    ["reject", "Reject: the payer says no, or has too little"],
    ["delay", "Delay: it is pending, and succeeds in two minutes"],
  ].map(([choice, words]) => `<p><button type="submit" name="choice" value="${choice}">${words}</button></p>`);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Mock payment</title>
<h1>Mock payment</h1>
<p>No money moves here. The reference is ${escaped(reference)}.</p>
<p role="status">${escaped(notice)}</p>
<form method="post">
${buttons.join("\n")}
</form>
</html>`;
}
