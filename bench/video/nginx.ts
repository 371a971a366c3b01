import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';

const ANSWER_MS = 10_000;
const POLL_MS = 50;

/** @throws where nginx is not installed */
export function assertNginx(): void {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
  } catch {
    throw new Error('nginx is not installed: apt-get install nginx-light');
  }
}

/** nginx over a folder, as Debian configures it, and in front of an academy that lets it send files. */
export async function startNginx(
  folder: string,
  { port, files, academyPort }: { port: number; files: string; academyPort: number },
): Promise<ChildProcess> {
  const config = path.join(folder, 'nginx.conf');
  // Whoever started the bench owns the folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  fs.writeFileSync(
    config,
    `${user}
worker_processes auto;
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/nginx.log;
events { worker_connections 768; }
http {
  sendfile on;
  tcp_nopush on;
  access_log off;
  types { video/mp4 mp4; }
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    keepalive_requests 1000000;
    location /plain/ { alias ${files}/; }
    location /internal/files/ {
      internal;
      alias ${files}/;
      add_header Content-Security-Policy $upstream_http_content_security_policy;
      add_header X-Content-Type-Options $upstream_http_x_content_type_options;
      add_header X-Robots-Tag $upstream_http_x_robots_tag;
      add_header Cross-Origin-Resource-Policy $upstream_http_cross_origin_resource_policy;
    }
    location / {
      proxy_pass http://127.0.0.1:${academyPort};
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
    }
  }
}
`,
  );
  const child = spawn('nginx', ['-p', folder, '-c', config], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const end = Date.now() + ANSWER_MS;
  for (;;) {
    const isOpen = await fetch(`http://127.0.0.1:${port}/plain/`).then(
      () => true,
      () => false,
    );
    if (isOpen) return child;
    if (Date.now() > end || child.exitCode !== null) throw new Error('nginx did not start');
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

export async function stopNginx(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit');
  child.kill('SIGQUIT');
  await exit;
}
