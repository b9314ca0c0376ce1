{{- define "labels" -}}
app.kubernetes.io/name: cloud-school
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
app.kubernetes.io/version: {{ .Values.image.version | default .Chart.AppVersion | quote }}
{{- end }}

{{- define "selector" -}}
app.kubernetes.io/name: cloud-school
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "schoolsSecret" -}}
{{ .Values.schoolsSecret | default (printf "%s-schools" .Release.Name) }}
{{- end }}

{{- define "podSecurity" -}}
automountServiceAccountToken: false
securityContext:
  runAsNonRoot: true
  runAsUser: 10001
  runAsGroup: 10001
  fsGroup: 10001
  seccompProfile: { type: RuntimeDefault }
{{- end }}

{{- define "containerSecurity" -}}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
{{- end }}

{{- /* Pods start again where a Secret that they read has changed: that of the values, or one of your own as the cluster has it now. */}}
{{- define "secretsChecksum" -}}
{{- $secrets := list (toJson .Values.schools) }}
{{- range compact (list .Values.schoolsSecret .Values.renderer.purgeSecret) }}
{{- $secrets = append $secrets (toJson (lookup "v1" "Secret" $.Release.Namespace .).data) }}
{{- end }}
{{- join "" $secrets | sha256sum }}
{{- end }}
