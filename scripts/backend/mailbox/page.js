const count = document.getElementById('count');

const LOOK_EVERY_MS = 2000;

const TELLING = 'Reporting to the site…';

/**
 * Button presses so far, and whether a report is in progress. A page fetched before a press is stale and is not shown.
 */
let presses = 0;
let isTelling = false;

async function look() {
  const before = presses;
  try {
    const html = await (await fetch(location.href)).text();
    if (presses === before && !isTelling) show(html);
  } catch {
    count.textContent = 'The server does not respond. This page keeps trying.';
  }
}

async function keepLooking() {
  if (!document.hidden) await look();
  setTimeout(keepLooking, LOOK_EVERY_MS);
}

/** Replaces the live parts with those of a newer page. Everything else stays, such as an email that is being read. */
function show(html) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  if (!document.body.classList.contains('has-message')) {
    const hint = document.getElementById('shown');
    const newHint = page.getElementById('shown');
    if (hint.innerHTML !== newHint.innerHTML) hint.replaceWith(newHint);
  }
  for (const old of document.querySelectorAll('[data-live]')) {
    const fresh = page.querySelector(`[data-live="${old.dataset.live}"]`);
    if (fresh === null || old.innerHTML === fresh.innerHTML) continue;
    const focused = old.contains(document.activeElement) && document.activeElement.getAttribute('href');
    old.replaceChildren(...fresh.childNodes);
    if (focused) old.querySelector(`[href="${focused}"]`)?.focus();
  }
}

/** Makes the mailbox report something to the site. @returns whether the mailbox accepted it. */
async function tell(address, body) {
  if (isTelling) return false;
  isTelling = true;
  presses++;
  const outcome = document.getElementById('outcome');
  outcome.textContent = TELLING;
  let isTaken = false;
  try {
    isTaken = (await fetch(address, { method: 'POST', body })).ok;
    if (!isTaken) outcome.textContent = 'The mailbox did not accept this. It may have been emptied meanwhile.';
  } catch {
    outcome.textContent = 'The server does not respond. Nothing was reported to the site.';
  }
  isTelling = false;
  if (isTaken) await look();
  if (outcome.textContent === TELLING)
    outcome.textContent = 'The result is not shown: this message is no longer in the mailbox.';
  return isTaken;
}

document.addEventListener('click', ({ target }) => {
  const button = target.closest('button[data-post]');
  if (button) void tell(button.dataset.post, button.dataset.body);
});

document.addEventListener('submit', async (event) => {
  event.preventDefault();
  const form = event.target;
  const words = form.elements.body;
  const body = words.value.trim();
  if (body === '') return;
  if (await tell('/mailbox/reply', JSON.stringify({ from: form.dataset.from, body }))) words.value = '';
});

document.getElementById('empty').addEventListener('click', async () => {
  try {
    await Promise.all(['/mailbox.json', '/mailbox/texts.json'].map((list) => fetch(list, { method: 'DELETE' })));
    location.assign('/mailbox');
  } catch {
    count.textContent = 'The server does not respond. Nothing was emptied.';
  }
});

setTimeout(keepLooking, LOOK_EVERY_MS);
