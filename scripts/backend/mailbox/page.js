const count = document.getElementById('count');
const list = document.getElementById('list');

/** In milliseconds. */
const LOOK_EVERY = 2000;

async function lookForMails() {
  if (!document.hidden) {
    try {
      show(await (await fetch(location.href)).text());
    } catch {
      count.textContent = 'The server does not answer. This page keeps asking.';
    }
  }
  setTimeout(lookForMails, LOOK_EVERY);
}

/** Puts the list of a newer page in the place of this one's. The mail that is being read stays as it is. */
function show(html) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const newCount = page.getElementById('count').textContent;
  const newList = page.getElementById('list');
  if (count.textContent !== newCount) count.textContent = newCount;
  if (list.innerHTML === newList.innerHTML) return;
  if (!document.body.classList.contains('has-mail')) {
    document.querySelector('main').replaceWith(page.querySelector('main'));
  }
  const focused = list.contains(document.activeElement) && document.activeElement.getAttribute('href');
  list.replaceChildren(...newList.childNodes);
  if (focused) list.querySelector(`[href="${focused}"]`)?.focus();
}

document.getElementById('empty').addEventListener('click', async () => {
  try {
    await fetch('/mailbox.json', { method: 'DELETE' });
    location.assign('/mailbox');
  } catch {
    count.textContent = 'The server does not answer. Nothing was emptied.';
  }
});

setTimeout(lookForMails, LOOK_EVERY);
